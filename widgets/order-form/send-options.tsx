import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../i18n/i18n.ts';
import { formatPhone } from '../lib/phone.ts';
import { BubbleIcon, MailIcon, PhoneIcon } from '../ui/action-icons.tsx';
import { CopyButton } from '../ui/buttons.tsx';
import { WarningIcon, WhatsAppIcon } from '../ui/icons.tsx';
import { Identifier } from '../ui/identifier.tsx';
import { OpenOutside } from '../ui/in-app-browser.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import type { PressedOrder } from './order/draft.ts';
import { mailLink, orderChat, smsLink } from './order/message.ts';
import { orderFrom } from './order/order.ts';
import { recipientOf } from './recipient.tsx';

/** How else an order can be sent that has failed. The toast says why. */
export function Failure({ attempt }: { attempt: PressedOrder }) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure comes into view
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);

  return (
    <section ref={panel} className="panel" aria-label={t('sent.label')}>
      <WarningIcon />
      <div className="text">
        <strong>{t('send.notSent')}</strong>
        <p>{t('send.failed')}</p>
        <OpenOutside />
        <SendOptions attempt={attempt} chat />
      </div>
    </section>
  );
}

type SendOptionsProps = {
  attempt: PressedOrder;
  /** Offers WhatsApp too. */
  chat?: boolean;
};

/** All channels by which an order can still be sent. A status message follows each press. */
export function SendOptions({ attempt, chat = false }: SendOptionsProps) {
  const { t, i18n } = useTranslation();
  const [status, setStatus] =
    useState<`send.${'chatOpens' | 'mailOpens' | 'smsOpens' | 'copied' | 'copyFailed'}`>();
  const { phone, email, whatsapp } = recipientOf(attempt.to, activeLanguage(i18n));
  const order = orderFrom(attempt.typed);
  const { message, url } = orderChat(order, whatsapp, attempt.to.partner);
  const mail = mailLink(email, message);
  const openMail = () => {
    if (mail.includes('&body=')) return setStatus('send.mailOpens');
    const copied = navigator.clipboard?.writeText(message) ?? Promise.reject();
    copied.then(
      () => setStatus('send.copied'),
      () => setStatus('send.copyFailed'),
    );
  };
  const channel = (Icon: ComponentType, text: ReactNode, href: string, onClick?: () => void) => (
    <a className="text-button" href={href} onClick={onClick}>
      <Icon />
      <span>{text}</span>
    </a>
  );
  const call = (
    <>
      <span>{t('send.call')}</span> <Identifier>{formatPhone(phone)}</Identifier>
    </>
  );
  return (
    <>
      <div className="text-buttons">
        {chat && (
          <NewTabLink className="text-button" href={url} onClick={() => setStatus('send.chatOpens')}>
            <WhatsAppIcon />
            <span>{t('send.open')}</span>
          </NewTabLink>
        )}
        <CopyButton text={message} lang="ar" texts="send" />
        {channel(BubbleIcon, t('send.sms'), smsLink(whatsapp, message), () => setStatus('send.smsOpens'))}
        {email && channel(MailIcon, t('send.mail'), mail, openMail)}
        {phone && channel(PhoneIcon, call, `tel:${phone}`)}
      </div>
      <p role="status" className="send-status">
        {status && t(status)}
      </p>
    </>
  );
}
