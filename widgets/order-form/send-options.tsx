import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatLink } from '../lib/chat-link.ts';
import { readablePhone } from '../lib/phone.ts';
import { BubbleIcon, MailIcon, PassOnIcon, PhoneIcon } from '../ui/action-icons.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { WhatsAppIcon } from '../ui/icons.tsx';
import { type Order, orderChat } from './order.ts';
import { orderMail, type Recipient, shortOrder, smsLink } from './order-links.ts';

type SendOptionsProps = {
  order: Order;
  recipient: Recipient;
  partner: string;
  /** WhatsApp has been tried. */
  again: boolean;
  /** A call and an SMS need no data; the rest waits for them. */
  online: boolean;
};

/** Every way by which an order can still reach its recipient; each says what happens when it is pressed. */
export function SendOptions({ order, recipient, partner, again, online }: SendOptionsProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<
    'panel.chatOpens' | 'panel.mailOpens' | 'panel.mailCut' | 'panel.smsOpens' | 'panel.shareFailed'
  >();
  const chat = orderChat(order, recipient.whatsapp, partner);
  const { phone, email, whatsapp } = recipient;
  const mail = orderMail(order, email, partner);
  const share = () =>
    navigator.share({ text: chat.message }).catch((error: DOMException) => {
      if (error.name !== 'AbortError') setSaid('panel.shareFailed');
    });

  return (
    <>
      <div className="text-buttons">
        {online && (
          <a
            className="text-button"
            href={chat.url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => setSaid('panel.chatOpens')}
          >
            <WhatsAppIcon />
            <span>{t(again ? 'panel.openAgain' : 'panel.open')}</span>
            <span className="hidden">{t('common.newTab')}</span>
          </a>
        )}
        <CopyButton
          text={chat.message}
          lang="ar"
          label={t('panel.copy')}
          copied={t('panel.copied')}
          failed={t('panel.copyFailed')}
        />
        {'share' in navigator && (
          <button type="button" className="text-button" onClick={share}>
            <PassOnIcon />
            {t('panel.share')}
          </button>
        )}
        <a
          className="text-button"
          href={smsLink(`+${whatsapp}`, shortOrder(order))}
          onClick={() => setSaid('panel.smsOpens')}
        >
          <BubbleIcon />
          <span>{t('panel.sms')}</span>
        </a>
        {email && (
          <a
            className="text-button"
            href={mail.url}
            onClick={() => setSaid(mail.leftOut > 0 ? 'panel.mailCut' : 'panel.mailOpens')}
          >
            <MailIcon />
            <span>{t('panel.mail')}</span>
          </a>
        )}
        {phone && (
          <a className="text-button" href={`tel:${phone}`}>
            <PhoneIcon />
            <span>
              {t('panel.call')} <bdi dir="ltr">{readablePhone(phone)}</bdi>
            </span>
          </a>
        )}
      </div>
      <p role="status" className="said">
        {said && t(said)}
      </p>
      <ChatCode order={order} whatsapp={whatsapp} url={chat.url} />
    </>
  );
}

/** Where there is room for it, the phone that could scan it is another one. */
const wide = '(min-width: 48rem) and (min-height: 30rem)';

/**
 * The edge of the code in CSS pixels, and how many characters of a link scan at that size: zbar and ZXing read all up
 * to here at densities 1 to 3, at 2.6 pixels a module, which a phone still sees from 25 cm.
 */
const chatCode = { size: 288, longest: 1300 };

type Drawing = typeof import('../contact-card/qr-code.tsx');

/** The chat as a code, for a computer without WhatsApp: the whole order, or the short one where that is too much. */
function ChatCode({ order, whatsapp, url }: { order: Order; whatsapp: string; url: string }) {
  const { t } = useTranslation();
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    // Every other way is there without it.
    if (matchMedia(wide).matches) import('../contact-card/qr-code.tsx').then(setDrawing, () => {});
  }, []);
  if (!drawing) return null;
  const whole = url.length <= chatCode.longest;
  return (
    <figure className="chat-code">
      <drawing.QrCode
        text={whole ? url : chatLink(whatsapp, shortOrder(order))}
        size={chatCode.size}
        level="L"
        label={t('panel.codeLabel')}
      />
      <figcaption>{`${t('panel.scan')} ${whole ? '' : t('panel.scanShort')}`}</figcaption>
    </figure>
  );
}
