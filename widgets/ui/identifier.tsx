import type { ReactNode } from 'react';

/** For example a phone number or web address: left to right in every language, and not translated. */
export function Identifier({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" translate="no">
      {children}
    </bdi>
  );
}

/** An email address, which breaks before its `@`. */
export function EmailText({ email }: { email: string }) {
  const [mailbox = ''] = email.split('@');
  return (
    <Identifier>
      <span>{mailbox}</span>
      <wbr />
      <span>{email.slice(mailbox.length)}</span>
    </Identifier>
  );
}
