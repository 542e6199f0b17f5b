import type { i18n } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { activeLanguage } from '../../widgets/i18n/i18n.ts';
import { directions, fallbackLanguage } from '../../widgets/i18n/languages.ts';
import { avifFiles } from '../page-images.ts';
import { pageLinks, pathOf } from '../routes.ts';
import { LanguageLinks } from '../sections/footer.tsx';
import { Header, PageLink } from '../sections/header.tsx';

const { srcSet, ...size } = avifFiles('bag_field');
const sizes = '(min-width: 60rem) 50vw, 100vw';

/** The page for unknown URLs, in all languages. Arabic is visible; `head-script.ts` shows the visitor’s one instead. */
export function NotFound({ texts }: { texts: i18n[] }) {
  return (
    <>
      {texts.map((i18n) => (
        <I18nextProvider key={i18n.language} i18n={i18n}>
          {/* Without the parts that need scripts. */}
          <Header {...inOneLanguage(i18n)} />
        </I18nextProvider>
      ))}
      <main id="main" className="not-found limestone" tabIndex={-1}>
        {texts.map((i18n) => (
          <I18nextProvider key={i18n.language} i18n={i18n}>
            <section className="stack" {...inOneLanguage(i18n)}>
              <Message />
            </section>
          </I18nextProvider>
        ))}
        <picture>
          <source type="image/avif" srcSet={srcSet} sizes={sizes} />
          <img src="/pictures/bag_field-960.jpg" {...size} alt="" />
        </picture>
      </main>
      <footer className="footer on-deep">
        <nav className="languages page">
          <LanguageLinks route="/" />
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

const links = [pageLinks.product, pageLinks.order, pageLinks.contact];

function Message() {
  const { t, i18n } = useTranslation('site');
  return (
    <>
      <h1>{t('notFound.title')}</h1>
      <p className="lead">{t('notFound.text')}</p>
      <a className="button big" href={pathOf('/', i18n.language)}>
        {t('notFound.home')}
      </a>
      <ul className="text-buttons">
        {links.map((link) => (
          <li key={link.path}>
            <PageLink className="text-button" link={link} />
          </li>
        ))}
      </ul>
    </>
  );
}
