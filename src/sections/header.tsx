import { useTranslation } from 'react-i18next';
import { companyName, shortName } from '#company/names.ts';
import { activeLanguage } from '../../widgets/i18n/i18n.ts';
import { inLanguage, type Language } from '../../widgets/i18n/languages.ts';
import { GlobeIcon, LanguageSwitcher } from '../../widgets/language-switcher/language-switcher.tsx';
import { WhatsAppIcon } from '../../widgets/ui/icons.tsx';
import type { Loading } from '../app.tsx';
import { pathOf } from '../routes.ts';
import { greetingLink, numbersByTimeZone } from '../whatsapp-links.ts';
import { LogoMark } from './logo-mark.tsx';
import { Menu } from './menu.tsx';
import { NewTab } from './new-tab.tsx';

type HeaderProps = { route: string; loading: Loading; onLanguage: (language: Language) => void };

/** Logo, language switcher, links to the other two pages (on wide screens) and WhatsApp. */
export function Header({ route, loading, onLanguage }: HeaderProps) {
  const { t, i18n } = useTranslation('site');
  const language = activeLanguage(i18n);
  const name = shortName[language] || inLanguage(companyName, language);
  const current = (path: string) => (path === route ? 'page' : undefined);
  return (
    <header className="header">
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <div className="page">
        <a className="logo" href={pathOf('/', language)} aria-label={t('home', { company: name })}>
          <LogoMark />
          <span>{name}</span>
        </a>
        <LanguageSwitcher onLanguageChange={({ language: chosen }) => onLanguage(chosen)} />
        <noscript>
          <a className="square" href="#languages" aria-label={t('language')}>
            <GlobeIcon />
          </a>
        </noscript>
        <nav>
          <a
            className="button line"
            href={pathOf('/company-profile', language)}
            aria-current={current('/company-profile')}
          >
            {t('nav.profile')}
          </a>
          <a
            className="button line"
            href={pathOf('/employee-card', language)}
            aria-current={current('/employee-card')}
          >
            {t('nav.employeeCard')}
          </a>
        </nav>
        <a
          className="button chat"
          href={greetingLink}
          data-numbers={numbersByTimeZone}
          target="_blank"
          rel="noopener noreferrer"
        >
          <WhatsAppIcon />
          <span className="label">{t('whatsapp')}</span>
          <NewTab />
        </a>
        <div className="narrow-only">
          <Menu route={route} onLanguage={onLanguage} />
        </div>
      </div>
      <p className="loading" role="status" data-failed={t('loadFailed')}>
        {loading && t(loading === 'failed' ? 'loadFailed' : 'loading')}
      </p>
    </header>
  );
}
