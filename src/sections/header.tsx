import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { companyName, shortName } from '#company/names.ts';
import { activeLanguage } from '../../widgets/i18n/i18n.ts';
import { inLanguage } from '../../widgets/i18n/languages.ts';
import { CloseIcon, icon, WhatsAppIcon } from '../../widgets/ui/icons.tsx';
import { NewTabLink } from '../../widgets/ui/new-tab-link.tsx';
import { pageLinks, pathOf } from '../routes.ts';
import { inquiryLink, LogoMark } from './company-details.tsx';
import { Island } from './island.tsx';

/** Always Arabic: the company's staff reads it. */
const greeting = 'مرحبًا، أودّ الاستفسار عن سماد داب (DAP 18-46-0) الأصلي.';

/** Logo, links to the other two pages on wide screens, languages, WhatsApp. The 404 page has only logo and WhatsApp. */
export function Header({ route, ...attributes }: { route?: string } & HTMLAttributes<HTMLElement>) {
  const { t, i18n } = useTranslation('site');
  const language = activeLanguage(i18n);
  const name = shortName[language] || inLanguage(companyName, language);
  return (
    <header className="header" {...attributes}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <div className="page">
        <a className="logo" href={pathOf('/', language)} aria-label={t('home', { company: name })}>
          <LogoMark />
          <span>{name}</span>
        </a>
        {route && (
          <>
            <nav aria-label={t('menu')}>
              {[pageLinks.profile, pageLinks.employeeCard].map((link) => (
                <PageLink key={link.path} className="button line" link={link} route={route} />
              ))}
            </nav>
            <Island name="language" />
          </>
        )}
        <NewTabLink className="button line chat" href={inquiryLink(greeting)}>
          <WhatsAppIcon />
          <span className="label">{t('whatsapp')}</span>
        </NewTabLink>
        {route && <Menu route={route} />}
      </div>
      {/* `client/navigation.ts` shows the texts. */}
      {route && (
        <p className="loading" aria-live="polite" data-loading={t('loading')} data-failed={t('loadFailed')} />
      )}
    </header>
  );
}

/** The menu of small screens: a popover, so it needs no script. */
function Menu({ route }: { route: string }) {
  const { t } = useTranslation('site');
  return (
    <>
      <button type="button" className="square menu-button" popoverTarget="menu" aria-label={t('menu')}>
        <MenuIcon />
        <CloseIcon />
      </button>
      <ul className="menu" id="menu" popover="auto">
        {Object.values(pageLinks).map((link) => (
          <li key={link.path}>
            <PageLink link={link} route={route} />
          </li>
        ))}
      </ul>
    </>
  );
}

type PageLinkProps = { link: (typeof pageLinks)[keyof typeof pageLinks]; route?: string; className?: string };

/** A link to a page or section, in the language of the page. `route` is that of the current page. */
export function PageLink({ link: { path, text }, route, className }: PageLinkProps) {
  const { t, i18n } = useTranslation('site');
  return (
    <a
      className={className}
      href={pathOf(path, i18n.language)}
      aria-current={path === route ? 'page' : undefined}
    >
      {t(text)}
    </a>
  );
}

const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
