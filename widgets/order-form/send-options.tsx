import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../i18n/i18n.ts';
import { formatPhone } from '../lib/phone.ts';
import { BubbleIcon, MailIcon, PhoneIcon } from '../ui/action-icons.tsx';
import { CopyButton } from '../ui/buttons.tsx';
import { WarningIcon, WhatsAppIcon } from '../ui/icons.tsx';
import { OpenOutside } from '../ui/in-app-browser.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { Optional } from '../ui/optional.tsx';
import { mailLink, orderChat, smsLink } from './message.ts';
import { type Order, orderFrom, type TypedOrder } from './order.ts';
import { type Recipient, recipientOf } from './recipient.tsx';
import type { Attempt } from './use-order.ts';

/** How else an order can be sent that was not handed over. The toast says why. */
export function Failure({ attempt }: { attempt: Attempt }) {
  const { t, i18n } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const recipient = recipientOf(attempt.to, activeLanguage(i18n));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure comes into view
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);

  return (
    <section ref={panel} className="panel" aria-label={t('waybill.label')}>
      <WarningIcon />
      <div className="text">
        <strong>{t('send.notSent')}</strong>
        <p>{t('send.failed')}</p>
        <OpenOutside />
        <Optional instead={<PlainLink number={recipient.whatsapp} />}>
          <Resend typed={attempt.typed} recipient={recipient} partner={attempt.to.partner} />
        </Optional>
      </div>
    </section>
  );
}

/** A chat without the order, if the order cannot be read. */
function PlainLink({ number }: { number: string }) {
  const { t } = useTranslation();
  return (
    <NewTabLink className="text-button" href={`https://wa.me/${number}`}>
      <WhatsAppIcon />
      <span>{t('send.open')}</span>
    </NewTabLink>
  );
}

type ResendProps = Pick<SendOptionsProps, 'recipient' | 'partner'> & { typed: TypedOrder };

function Resend({ typed, recipient, partner }: ResendProps) {
  return <SendOptions order={orderFrom(typed)} {...{ recipient, partner }} chat />;
}

type SendOptionsProps = {
  order: Order;
  recipient: Recipient;
  partner: string | undefined;
  /** Offers WhatsApp too. */
  chat?: boolean;
};

/** All channels by which an order can still be sent. A status message follows each press. */
export function SendOptions({ order, recipient, partner, chat: offersChat = false }: SendOptionsProps) {
  const { t } = useTranslation();
  const [status, setStatus] = useState<`send.${'chatOpens' | 'mailOpens' | 'smsOpens'}`>();
  const { phone, email, whatsapp } = recipient;
  const { message, url } = orderChat(order, whatsapp, partner);
  const channel = (
    Icon: ComponentType,
    text: ReactNode,
    href: string,
    next?: typeof status,
    Link: 'a' | typeof NewTabLink = 'a',
  ) => (
    <Link className="text-button" href={href} onClick={() => next && setStatus(next)}>
      <Icon />
      <span>{text}</span>
    </Link>
  );
  const call = (
    <>
      <span>{t('send.call')}</span> <bdi dir="ltr">{formatPhone(phone)}</bdi>
    </>
  );
  return (
    <>
      <div className="text-buttons">
        {offersChat && channel(WhatsAppIcon, t('send.open'), url, 'send.chatOpens', NewTabLink)}
        <CopyButton text={message} lang="ar" texts="send" />
        {channel(BubbleIcon, t('send.sms'), smsLink(whatsapp, order), 'send.smsOpens')}
        {email && channel(MailIcon, t('send.mail'), mailLink(email, message), 'send.mailOpens')}
        {phone && channel(PhoneIcon, call, `tel:${phone}`)}
      </div>
      <p role="status" className="send-status">
        {status && t(status)}
      </p>
    </>
  );
}
