import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/i18n.ts';
import { CopyButton } from '../ui/buttons.tsx';
import { maxMessageLength } from './order-fields.ts';

type TooLongProps = { omitted: number; typed: string };

/** Shows how many characters of the message do not fit into the link, and whether the field itself cut the text. */
export function TooLong({ omitted, typed }: TooLongProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <>
      {t('order.tooLong', { count: omitted, characters: number(omitted) })}
      {typed.length >= maxMessageLength && ` ${t('order.messageFull', { limit: number(maxMessageLength) })}`}
    </>
  );
}

/** Some apps cut a message here, in UTF-16 units. */
const cutAfter = 2000;

/** Warns about a message that may arrive cut, and offers to copy it. */
export function LongMessage({ message }: { message: string }) {
  const { t, i18n } = useTranslation();
  if (message.length <= cutAfter) return null;
  const [characters, limit] = [message.length, cutAfter].map((n) => formatNumber(n, i18n.language));
  return (
    <div className="long-message">
      <p>{t('preview.long', { characters, limit })}</p>
      <CopyButton text={message} lang="ar" texts="panel" />
    </div>
  );
}
