import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyName, shortName } from '#company/names.ts';
import { activeLanguage } from '../../widgets/i18n/i18n.ts';
import { inLanguage, type Language } from '../../widgets/i18n/languages.ts';
import { GlobeIcon, LanguageSwitcher } from '../../widgets/language-switcher/language-switcher.tsx';
import { linkButton } from '../../widgets/ui/buttons.tsx';
import { CloseIcon, WhatsAppIcon } from '../../widgets/ui/icons.tsx';
import { useLazy } from '../../widgets/ui/use-lazy.ts';
import { LogoMark, MenuIcon } from '../icons.tsx';
import { pathOf } from '../routes.ts';
import { greetingLink, numbersByTimeZone } from '../whatsapp-links.ts';
import { NewTabLink } from './text.tsx';

/** The state of a page or language that is being loaded. */
export type Loading = 'loading' | 'failed' | undefined;

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
        <LanguageSwitcher
          failed={loading === 'failed'}
          onLanguageChange={({ language: chosen }) => onLanguage(chosen)}
        />
        <noscript>
          <a className="square" href="#languages" aria-label={t('language')}>
            <GlobeIcon />
          </a>
        </noscript>
        <nav aria-label={t('menu')}>
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
        <NewTabLink className="button chat" href={greetingLink} data-numbers={numbersByTimeZone}>
          <WhatsAppIcon />
          <span className="label">{t('whatsapp')}</span>
        </NewTabLink>
        <div className="narrow-only">
          <MenuButton route={route} onLanguage={onLanguage} />
        </div>
      </div>
      <p className="loading" aria-live="polite" data-failed={t('loadFailed')}>
        {loading && t(loading === 'failed' ? 'loadFailed' : 'loading')}
      </p>
    </header>
  );
}

/** The same links in `footer.tsx`. */
const footerLinks = '#quick-links';

type MenuButtonProps = { route: string; onLanguage: (language: Language) => void };

/** The menu of small screens. Its list loads on first use. If it cannot load, the button links to the footer. */
function MenuButton({ route, onLanguage }: MenuButtonProps) {
  const { t } = useTranslation('site');
  const [{ Menu } = {}, load] = useLazy(() => import('./menu.tsx'));
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  };
  return (
    <>
      <a
        {...linkButton}
        ref={button}
        href={footerLinks}
        className="square"
        aria-haspopup="menu"
        aria-expanded={open && Menu !== undefined}
        aria-label={t('menu')}
        onPointerEnter={load}
        onFocus={load}
        onClick={async (event) => {
          event.preventDefault();
          const loaded = Boolean(await load());
          setOpen(!open && loaded);
          if (!loaded) location.hash = footerLinks;
        }}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </a>
      {open && Menu && button.current && (
        <Menu trigger={button.current} route={route} onClose={close} onLanguage={onLanguage} />
      )}
    </>
  );
}
