import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatLink } from '../lib/chat-link.ts';
import { formatPhone } from '../lib/phone.ts';
import { BubbleIcon, MailIcon, PhoneIcon, ShareIcon } from '../ui/action-icons.tsx';
import { CopyButton } from '../ui/buttons.tsx';
import { useLazy } from '../ui/use-lazy.ts';
import { ChatLink } from './chat-link.tsx';
import type { Order } from './order-fields.ts';
import { orderMail, type Recipient, shortOrder, smsLink } from './order-links.ts';
import { orderChat } from './order-message.ts';

type SendOptionsProps = {
  order: Order;
  recipient: Recipient;
  partner: string;
  /** Offers WhatsApp too. Without a connection it cannot be reached; a call and an SMS need none. */
  chat?: boolean;
};

type Status = `panel.${'chatOpens' | 'mailOpens' | 'mailCut' | 'smsOpens' | 'shareFailed'}`;

/** All channels by which an order can still be sent. A status message follows each press. */
export function SendOptions({ order, recipient, partner, chat: offersChat = false }: SendOptionsProps) {
  const { t } = useTranslation();
  const [status, setStatus] = useState<Status>();
  const chat = orderChat(order, recipient.whatsapp, partner);
  const { phone, email, whatsapp } = recipient;
  const mail = orderMail(order, email, partner);
  const share = () =>
    navigator.share({ text: chat.message }).catch((error: DOMException) => {
      if (error.name !== 'AbortError') setStatus('panel.shareFailed');
    });
  const channel = (Icon: ComponentType, text: ReactNode, href: string, next?: Status) => (
    <a className="text-button" href={href} onClick={() => next && setStatus(next)}>
      <Icon />
      <span>{text}</span>
    </a>
  );
  const call = (
    <>
      {t('panel.call')} <bdi dir="ltr">{formatPhone(phone)}</bdi>
    </>
  );

  return (
    <>
      <div className="text-buttons">
        {offersChat && (
          <ChatLink url={chat.url} onClick={() => setStatus('panel.chatOpens')}>
            {t('panel.open')}
          </ChatLink>
        )}
        <CopyButton text={chat.message} lang="ar" texts="panel" />
        {'share' in navigator && (
          <button type="button" className="text-button" onClick={share}>
            <ShareIcon />
            {t('panel.share')}
          </button>
        )}
        {channel(BubbleIcon, t('panel.sms'), smsLink(`+${whatsapp}`, shortOrder(order)), 'panel.smsOpens')}
        {email &&
          channel(
            MailIcon,
            t('panel.mail'),
            mail.url,
            mail.omitted > 0 ? 'panel.mailCut' : 'panel.mailOpens',
          )}
        {phone && channel(PhoneIcon, call, `tel:${phone}`)}
      </div>
      <p role="status" className="send-status">
        {status && t(status)}
      </p>
      <ChatCode order={order} whatsapp={whatsapp} url={chat.url} />
    </>
  );
}

/** Large screens only: on a phone the visitor could not scan the code. */
const wide = '(min-width: 48rem) and (min-height: 30rem)';

/**
 * The edge of the code in CSS pixels, and the longest link that scans at this size. Measured with ZBar and ZXing at device
 * pixel ratios 1 to 3. A module is then 2.6 pixels wide, which a phone can read from 25 cm.
 */
const chatCode = { size: 288, longest: 1300 };

/** The chat link as a QR code, for a computer without WhatsApp. If the order is too long, the code contains the short one. */
function ChatCode({ order, whatsapp, url }: { order: Order; whatsapp: string; url: string }) {
  const { t } = useTranslation();
  const [drawing] = useLazy(() => import('../contact-card/qr-code.tsx'), matchMedia(wide).matches);
  if (!drawing) return null;
  const fits = url.length <= chatCode.longest;
  return (
    <figure className="chat-code">
      <drawing.QrCode
        text={fits ? url : chatLink(whatsapp, shortOrder(order))}
        size={chatCode.size}
        level="L"
        label={t('panel.codeLabel')}
      />
      <figcaption>{`${t('panel.scan')} ${fits ? '' : t('panel.scanShort')}`}</figcaption>
    </figure>
  );
}
