import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { detectLanguage, siteI18n, splitPath } from './language.ts';

/** Resolves when React has taken over the page and hears every event; when a file was missing, call it again. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const prerendered = root.hasChildNodes();
  const language = prerendered ? document.documentElement.lang : '';
  const i18n = await siteI18n(
    (language as 'ar') || splitPath(location.pathname).language || detectLanguage(),
  );
  return new Promise((onHydrated) => {
    const app = <App i18n={i18n} onHydrated={onHydrated} />;
    if (prerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
