import type { i18n } from 'i18next';
import { companyName } from '#company/names.ts';
import { activeLanguage } from '../../widgets/i18n/i18n.ts';
import { languageNames } from '../../widgets/i18n/language-names.ts';
import { directions, fallbackLanguage, inLanguage, languageCodes } from '../../widgets/i18n/languages.ts';
import { WhatsAppIcon } from '../../widgets/ui/icons.tsx';
import { avifFiles } from '../page-images.ts';
import { pageLinks, pathOf } from '../routes.ts';
import { LogoMark } from '../sections/company-details.tsx';
import { greetingLink } from '../whatsapp-links.ts';

const { srcSet, ...size } = avifFiles('bag_field');
const sizes = '(min-width: 60rem) 50vw, 100vw';

/** The page for unknown URLs, in all languages. Arabic is visible; `head-script.ts` shows the visitor’s one instead. */
export function NotFound({ texts }: { texts: i18n[] }) {
  return (
    <>
      {texts.map((i18n) => (
        <header key={i18n.language} className="header" {...inOneLanguage(i18n)}>
          <a className="skip" href="#main">
            {i18n.getFixedT(i18n.language, 'site')('skip')}
          </a>
          <HeaderLinks i18n={i18n} />
        </header>
      ))}
      <main id="main" className="not-found limestone" tabIndex={-1}>
        {texts.map((i18n) => (
          <section key={i18n.language} className="stack" {...inOneLanguage(i18n)}>
            <Message i18n={i18n} />
          </section>
        ))}
        <picture>
          <source type="image/avif" srcSet={srcSet} sizes={sizes} />
          <img src="/pictures/bag_field-960.jpg" {...size} alt="" />
        </picture>
      </main>
      <footer className="footer on-deep">
        <nav className="languages page">
          <ul>
            {languageCodes.map((code) => (
              <li key={code}>
                <a href={pathOf('/', code)} lang={code} hrefLang={code}>
                  {languageNames[code]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </>
  );
}

/** Attributes of an element that is visible in one language only. */
function inOneLanguage(i18n: i18n) {
  const language = activeLanguage(i18n);
  return {
    lang: language,
    dir: directions[language],
    'data-language': language,
    hidden: language !== fallbackLanguage,
  };
}

/** The header without the parts that need scripts. */
function HeaderLinks({ i18n }: { i18n: i18n }) {
  const language = activeLanguage(i18n);
  const t = i18n.getFixedT(language, 'site');
  const name = inLanguage(companyName, language);
  return (
    <div className="page">
      <a className="logo" href={pathOf('/', language)} aria-label={t('home', { company: name })}>
        <LogoMark />
        <span>{name}</span>
      </a>
      <a className="button line chat" href={greetingLink} target="_blank" rel="noopener noreferrer">
        <WhatsAppIcon />
        <span className="label">{t('whatsapp')}</span>{' '}
        <span className="visually-hidden">{i18n.getFixedT(language)('common.newTab')}</span>
      </a>
    </div>
  );
}

const links = [pageLinks.product, pageLinks.order, pageLinks.contact];

function Message({ i18n }: { i18n: i18n }) {
  const language = activeLanguage(i18n);
  const t = i18n.getFixedT(language, 'site');
  return (
    <>
      <h1>{t('notFound.title')}</h1>
      <p className="lead">{t('notFound.text')}</p>
      <a className="button big" href={pathOf('/', language)}>
        {t('notFound.home')}
      </a>
      <ul className="text-buttons">
        {links.map(({ path, text }) => (
          <li key={path}>
            <a className="text-button" href={pathOf(path, language)}>
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
