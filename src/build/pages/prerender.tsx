import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { companyName } from '#company/names.ts';
import { activeLanguage } from '../../../widgets/i18n/i18n.ts';
import {
  fallbackLanguage,
  inLanguage,
  type Language,
  languageCodes,
  languages,
} from '../../../widgets/i18n/languages.ts';
import { App } from '../../app.tsx';
import { NotFound } from '../../pages/not-found.tsx';
import { pathOf, routes } from '../../routes.ts';
import { siteI18n } from '../../site-i18n.ts';
import { companyFiles, darkPaper, paper } from './company-files.ts';
import { dataHtml, headHtml } from './head-html.ts';
import { escapeHtml } from './html.ts';
import { partnerPages } from './partner-pages.ts';

/** Built files that the pages use. */
export type Assets = {
  /** `head-script.ts` as text. It is inline, so that no request delays the first paint. */
  headScript: string;
  /** URL of `boot.ts`. */
  script: string;
  /** URLs of the files that hydration needs, by the source of the route's page and the language. */
  prefetch: (source: string, language: Language) => string[];
};

/** The stylesheets of the first screens, by the name of the page. They are inline, so that no request delays the first paint. */
const firstScreens = import.meta.glob<string>('../../styles/first-screen/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const styles = (source: string) =>
  `<style>${firstScreens[`../../styles/first-screen/${source.replace(/^pages\/|\.tsx$/g, '')}.css`]?.trim()}</style>`;

/**
 * Renders every page, and the other files that contain company data, such as the sitemap.
 * @returns contents by path below the published folder, such as `fr/index.html`
 */
export async function files(assets: Assets): Promise<Map<string, string>> {
  const built = new Map<string, string>();
  const texts = await Promise.all(languageCodes.map(siteI18n));
  for (const [route, { load, source }] of Object.entries(routes)) {
    const { Page } = await load();
    for (const i18n of texts) {
      const language = activeLanguage(i18n);
      const body = await html(<App route={route} Page={Page} i18n={i18n} />);
      const page = htmlDocument({
        language,
        route,
        head: `<script>${assets.headScript}</script>\n    ${headHtml(i18n, route)}`,
        resources: `<script type="module" data-prefetch="${assets.prefetch(source, language).join(' ')}" crossorigin src="${assets.script}"></script>
    ${styles(source)}`,
        body: `<div id="root">${body}</div>\n    ${dataHtml(i18n, route)}`,
      });
      const paths = [pathOf(route, language), ...(language === fallbackLanguage ? [route] : [])];
      for (const name of paths.flatMap(filesOf)) built.set(name, page);
    }
  }
  built.set('404.html', notFound(assets, texts, await html(<NotFound texts={texts} />)));
  for (const [name, content] of [...(await companyFiles()), ...(await partnerPages())])
    built.set(name, content);
  return built;
}

async function html(node: ReactNode): Promise<string> {
  // Above this size, React would move the content of <Suspense> to the end, and a script would move it back.
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/**
 * The files of a page. `index.html` in a folder works on every static host. The second file is for Cloudflare Pages and
 * GitHub Pages, which would redirect a URL without a slash to the URL with a slash.
 */
function filesOf(path: string): string[] {
  const name = path.slice(1);
  return path.endsWith('/') ? [`${name}index.html`] : [`${name}/index.html`, `${name}.html`];
}

/** Without React: the head script selects the language. */
function notFound({ headScript }: Assets, texts: i18n[], body: string): string {
  const titles = Object.fromEntries(
    texts.map(({ language, getFixedT }) => {
      const company = inLanguage(companyName, language as Language);
      return [language, getFixedT(language, 'site')('meta.notFoundTitle', { company })];
    }),
  );
  return htmlDocument({
    language: fallbackLanguage,
    head: `<title>${escapeHtml(titles[fallbackLanguage] ?? '')}</title>
    <script data-titles="${escapeHtml(JSON.stringify(titles))}">${headScript}</script>
    <meta name="robots" content="noindex">`,
    resources: styles('pages/not-found.tsx'),
    body,
  });
}

type Document = { language: Language; route?: string; head: string; resources: string; body: string };

/** A page of the build. `src/index.html` is its counterpart for `npm run dev`. */
function htmlDocument(page: Document): string {
  return `<!doctype html>
<html lang="${page.language}" dir="${languages[page.language].direction}"${page.route ? ` data-route="${page.route}"` : ''}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${page.head}
    <meta name="theme-color" content="${paper}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${darkPaper}" media="(prefers-color-scheme: dark)">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/pictures/app-icon-180.png">
    <link rel="manifest" href="/manifest.webmanifest">
    ${page.resources}
  </head>
  <body>
    ${page.body}
  </body>
</html>
`;
}
