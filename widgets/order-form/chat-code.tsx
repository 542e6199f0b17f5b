import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatLink } from '../lib/chat-link.ts';
import type { Order } from './order.ts';
import { shortOrder } from './order-links.ts';

/** Where there is room for it, the phone that could scan it is another one. */
const wide = '(min-width: 48rem) and (min-height: 30rem)';

/**
 * The edge of the code in CSS pixels, and how many characters of a link scan at that size: zbar and ZXing read all up
 * to here at densities 1 to 3, at 2.6 pixels a module, which a phone still sees from 25 cm.
 */
export const chatCode = { size: 288, longest: 1300 };

type Drawing = typeof import('../contact-card/qr-code.tsx');

/** The chat as a code, for a computer without WhatsApp: the whole order, or the short one where that is too much. */
export function ChatCode({ order, whatsapp, url }: { order: Order; whatsapp: string; url: string }) {
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
