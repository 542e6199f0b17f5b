import { useTranslation } from 'react-i18next';
import { WarningIcon } from './icons.tsx';

/** In an in-app browser, which ignores downloads and new tabs: explains how to open the page in the browser. */
export function OpenOutside() {
  const { t } = useTranslation();
  if (!isInApp(navigator.userAgent)) return null;
  return (
    <p className="open-outside">
      <WarningIcon />
      <span>{t('common.openOutside')}</span>
    </p>
  );
}

/** User agent tokens of the in-app browsers of Facebook, Messenger, Instagram, WhatsApp and TikTok. */
const tokens =
  /\bFB(AN|AV|_IAB)\b|\bInstagram \d|\bWhatsApp\/|\b(musical_ly|trill|BytedanceWebview|TikTok)[_/ ]/;

/** True if a user agent is an in-app browser. These ignore downloads of contact files and new tabs. */
export function isInApp(userAgent: string): boolean {
  return tokens.test(userAgent);
}
