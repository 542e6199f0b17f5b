import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Language, languages, supportedLanguage } from '../widgets/shared/languages.ts';
import { pageHead } from './head.ts';
import { keepLanguage, siteI18n, splitPath } from './language.ts';
import { Home } from './routes/home.tsx';
import { Header } from './sections/header.tsx';
import { LanguageLinks } from './sections/language-links.tsx';

type AppProps = { i18n: i18n; onHydrated?: () => void };

/** The whole page between `<body>` and the scripts; the same on the server and in the browser. */
export function App({ i18n: first, onHydrated }: AppProps) {
  const [i18n, setI18n] = useState(first);
  useEffect(() => onHydrated?.(), [onHydrated]);

  const choose = async (language: Language) => {
    keepLanguage(language);
    const texts = await siteI18n(language);
    const { route } = splitPath(location.pathname);
    history.replaceState(history.state, '', `/${language}${route}${location.hash}`);
    showLanguage(texts);
    setI18n(texts);
  };

  return (
    <I18nextProvider i18n={i18n}>
      <Header />
      <main id="main" tabIndex={-1}>
        <Home />
      </main>
      <LanguageLinks onChoose={choose} />
    </I18nextProvider>
  );
}

function showLanguage(i18n: i18n): void {
  const language = supportedLanguage(i18n.language) ?? 'ar';
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
  document.title = pageHead(i18n).title;
}
