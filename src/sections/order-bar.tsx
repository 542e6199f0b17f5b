import { useTranslation } from 'react-i18next';
import { WhatsAppIcon } from '../../widgets/ui/icons.tsx';
import { inquiryLink } from '../whatsapp-links.ts';
import { NewTab } from './new-tab.tsx';

/** On phones, at the bottom edge of the screen until the order form begins: links to the form and to WhatsApp. */
export function OrderBar() {
  const { t } = useTranslation('site');
  return (
    <div className="order-bar">
      <a className="button big" href="#order-form">
        {t('hero.ctaOrder')}
      </a>
      <a
        className="button big line"
        href={inquiryLink(t('chat.inquiry'))}
        target="_blank"
        rel="noopener noreferrer"
      >
        <WhatsAppIcon />
        <span className="hidden">{t('whatsapp')}</span>
        <NewTab />
      </a>
    </div>
  );
}
