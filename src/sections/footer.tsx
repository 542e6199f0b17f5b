import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import { activeLanguage, formatYear } from '../../widgets/i18n/i18n.ts';
import { inLanguage, type Language, languageCodes, languages } from '../../widgets/i18n/languages.ts';
import { NewTabLink } from '../../widgets/ui/new-tab-link.tsx';
import { accessibilityReport, pageLinks, pathOf } from '../routes.ts';

const tags = [1, 2, 3, 4, 5, 6] as const;
const { product, profile, employeeCard, order, contact } = pageLinks;
const links = [product, profile, employeeCard, order, contact];

type FooterProps = { route: string; onLanguage: (language: Language) => void };

/** Slogan, navigation, keywords, legal information and the languages as plain links. */
export function Footer({ route, onLanguage }: FooterProps) {
  const { t, i18n } = useTranslation('site');
  const language = activeLanguage(i18n);
  const copyright = t('footer.copyright', {
    year: formatYear(new Date().getFullYear(), language),
    company: inLanguage(companyName, language),
  });
  const notice = useRef<HTMLSpanElement>(null);
  // The page may have been prerendered in another year. That is no reason for a hydration error.
  useEffect(() => {
    if (notice.current) notice.current.textContent = copyright;
  }, [copyright]);
  const choose = (event: MouseEvent, code: Language) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onLanguage(code);
  };
  return (
    <footer className="footer on-deep">
      <div className="page">
        <div className="footer-grid">
          <p className="slogan">{t('footer.slogan')}</p>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links">{t('footer.quickLinks')}</h2>
            <ul className="links">
              {links.map(({ path, text }) => (
                <li key={path}>
                  <a href={pathOf(path, language)}>{t(text)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <ul className="tags">
            {tags.map((tag) => (
              <li key={tag}>{t(`footer.keyword${tag}`)}</li>
            ))}
          </ul>
          <nav id="languages" className="languages" aria-label={t('language')}>
            <ul>
              {languageCodes.map((code) => (
                <li key={code}>
                  <a
                    href={pathOf(route, code)}
                    lang={code}
                    hrefLang={code}
                    aria-current={code === language || undefined}
                    onClick={(event) => choose(event, code)}
                  >
                    {languages[code].name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="legal">
          <span ref={notice} suppressHydrationWarning>
            {copyright}
          </span>
          <a href={accessibilityReport} hrefLang="en">
            {t('footer.accessibility')}
          </a>
          {company.registration && <bdi>{t('footer.registration', { number: company.registration })}</bdi>}
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
