/** An email address, which breaks before its `@`. */
export function EmailText({ email }: { email: string }) {
  const [mailbox = ''] = email.split('@');
  return (
    <bdi dir="ltr" className="email" translate="no">
      <span>{mailbox}</span>
      <wbr />
      <span>{email.slice(mailbox.length)}</span>
    </bdi>
  );
}
