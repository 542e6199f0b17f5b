import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import { activeLanguage, formatYear } from '../../widgets/i18n/i18n.ts';
import { languageNames } from '../../widgets/i18n/language-names.ts';
import { inLanguage, type Language, languageCodes } from '../../widgets/i18n/languages.ts';
import { NewTabLink } from '../../widgets/ui/new-tab-link.tsx';
import { pageLinks, pathOf } from '../routes.ts';
import { PageLink } from './header.tsx';

const tags = [1, 2, 3, 4, 5, 6] as const;
const { product, profile, employeeCard, order, contact } = pageLinks;
const links = [product, profile, employeeCard, order, contact];

/** Slogan, navigation, keywords, legal information and the languages as plain links. */
export function Footer({ route }: { route: string }) {
  const { t, i18n } = useTranslation('site');
  const { t: widgets } = useTranslation();
  const language = activeLanguage(i18n);
  const year = new Date().getFullYear();
  const copyright = { year: formatYear(year, language), company: inLanguage(companyName, language) };
  return (
    <footer className="footer on-deep">
      <div className="page">
        <div className="footer-grid stack">
          <p className="slogan">{t('footer.slogan')}</p>
          <nav aria-label={t('footer.quickLinks')}>
            <ul className="links">
              {links.map((link) => (
                <li key={link.path}>
                  <PageLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
          <ul className="tags">
            {tags.map((tag) => (
              <li key={tag}>{t(`footer.keyword${tag}`)}</li>
            ))}
          </ul>
          <nav id="languages" className="languages" aria-labelledby="languages-title">
            <h2 id="languages-title">{widgets('common.language')}</h2>
            <LanguageLinks route={route} current={language} />
          </nav>
        </div>
        <div className="legal">
          {/* `client/boot.ts` updates the year. */}
          <span data-year={year}>{t('footer.copyright', copyright)}</span>
          {company.agency.name && (
            <NewTabLink href={company.agency.url}>
              <span>{t('footer.credit', { agency: company.agency.name })}</span>
            </NewTabLink>
          )}
        </div>
      </div>
    </footer>
  );
}

export function LanguageLinks({ route, current }: { route: string; current?: Language }) {
  return (
    <ul>
      {languageCodes.map((code) => (
        <li key={code}>
          <a
            href={pathOf(route, code)}
            lang={code}
            hrefLang={code}
            aria-current={code === current || undefined}
          >
            {languageNames[code]}
          </a>
        </li>
      ))}
    </ul>
  );
}
