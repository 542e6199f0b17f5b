import type { i18n } from 'i18next';
import { companyName } from '../../widgets/company/names.ts';
import { WhatsAppIcon } from '../../widgets/controls/icons.tsx';
import { activeLanguage } from '../../widgets/language/i18n.ts';
import { languageCodes, languages } from '../../widgets/language/languages.ts';
import { inLanguage } from '../../widgets/language/translated.ts';
import { greetingLink } from '../greeting.ts';
import { pathOf } from '../routes.ts';
import { LogoMark } from '../sections/logo-mark.tsx';

const set = (type: string) =>
  [480, 960, 1600].map((width) => `/pictures/pallets-${width}.${type} ${width}w`).join(', ');
const sizes = '(min-width: 60rem) 50vw, 100vw';

/**
 * One page for every address that is none, since a static host has one file for them: it says so in five
 * languages, and the style sheet shows the one that the script in the head wrote into `<html lang>`.
 */
export function NotFound({ texts }: { texts: i18n[] }) {
  return (
    <>
      {texts.map((i18n) => (
        <Head key={i18n.language} i18n={i18n} />
      ))}
      <main className="not-found limestone">
        {texts.map((i18n) => (
          <Words key={i18n.language} i18n={i18n} />
        ))}
        <picture>
          <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
          <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
          <img src="/pictures/pallets-960.jpg" width={1600} height={1200} alt="" />
        </picture>
      </main>
      <footer className="footer on-deep">
        <nav className="languages page">
          <ul>
            {languageCodes.map((code) => (
              <li key={code}>
                <a href={pathOf('/', code)} lang={code} hrefLang={code}>
                  {languages[code].name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </>
  );
}

/** The header of the other pages, without what needs their scripts. */
function Head({ i18n }: { i18n: i18n }) {
  const language = activeLanguage(i18n);
  const t = i18n.getFixedT(language, 'site');
  const name = inLanguage(companyName, language);
  return (
    <header className="header spoken" lang={language} dir={languages[language].direction}>
      <div className="page">
        <a className="logo" href={pathOf('/', language)} aria-label={t('home', { company: name })}>
          <LogoMark />
          <span>{name}</span>
        </a>
        <a className="button small" href={greetingLink} target="_blank" rel="noopener noreferrer">
          <WhatsAppIcon />
          <span className="label">{t('whatsapp')}</span>
          <span className="hidden">{` (${i18n.getFixedT(language)('common.newTab')})`}</span>
        </a>
      </div>
    </header>
  );
}

function Words({ i18n }: { i18n: i18n }) {
  const language = activeLanguage(i18n);
  const t = i18n.getFixedT(language, 'site');
  const to = (path: string) => pathOf(path, language);
  return (
    <section className="spoken" lang={language} dir={languages[language].direction}>
      <h1>{t('notFound.title')}</h1>
      <p className="lead">{t('notFound.text')}</p>
      <a className="button big" href={to('/')}>
        {t('notFound.home')}
      </a>
      <ul className="ways">
        <li>
          <a className="way" href={to('/#product-detail')}>
            {t('footer.product')}
          </a>
        </li>
        <li>
          <a className="way" href={to('/#order-form')}>
            {t('hero.ctaOrder')}
          </a>
        </li>
        <li>
          <a className="way" href={to('/#contact')}>
            {t('nav.contact')}
          </a>
        </li>
      </ul>
    </section>
  );
}
