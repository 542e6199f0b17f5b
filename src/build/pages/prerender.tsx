import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { companyName } from '#company/names.ts';
import { activeLanguage } from '../../../widgets/i18n/i18n.ts';
import {
  directions,
  fallbackLanguage,
  inLanguage,
  type Language,
  languageCodes,
} from '../../../widgets/i18n/languages.ts';
import themeCss from '../../../widgets/ui/theme.css?inline';
import { NotFound } from '../../pages/not-found.tsx';
import { pathOf, routes } from '../../routes.ts';
import { Footer } from '../../sections/footer.tsx';
import { Header } from '../../sections/header.tsx';
import { PageContext, type PageParts } from '../../sections/island.tsx';
import { companyFiles } from './company-files.ts';
import { dataHtml, headHtml } from './head-html.ts';
import { escapeHtml } from './html.ts';
import { partnerPages } from './partner-pages.ts';
import { siteI18n } from './site-i18n.ts';

/** Built files that the pages use. */
export type Assets = {
  /** `client/head-script.ts` as text. It is inline, so that no request delays the first paint. */
  headScript: string;
  /** URL of `client/boot.ts`. */
  script: string;
  /** URL of `styles/site.css`. */
  siteStyles: string;
  /** URLs of the files that hydrate an island in a language. */
  islandFiles: (island: string, language: Language) => string[];
};

/** The stylesheets of the first screens, by the name of the route. They are inline, so that no request delays the first paint. */
const firstScreens = import.meta.glob<string>('../../styles/first-screen/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const stylesOf = (page: string) =>
  `<style>${firstScreens[`../../styles/first-screen/${page}.css`]?.trim()}</style>`;

const islands = import.meta.glob<ComponentType>('../../islands/*.tsx', { import: 'Island', eager: true });

/**
 * Renders every page, and the other files that contain company data, such as the sitemap.
 * @returns contents by path below the published folder, such as `fr/index.html`
 */
export async function files(assets: Assets): Promise<Map<string, string>> {
  const built = new Map<string, string>();
  const texts = await Promise.all(languageCodes.map(siteI18n));
  for (const i18n of texts) {
    const language = activeLanguage(i18n);
    const parts = { siteStyles: assets.siteStyles, islands: renderIslands(i18n, assets) };
    for (const [route, { load }] of Object.entries(routes)) {
      const { Page } = await load();
      // React never hydrates it.
      const body = renderToStaticMarkup(
        <I18nextProvider i18n={i18n}>
          <PageContext value={parts}>
            <Header route={route} />
            <main id="main" tabIndex={-1}>
              <Page />
            </main>
            <Footer route={route} />
          </PageContext>
        </I18nextProvider>,
      );
      const page = htmlDocument({
        language,
        route,
        head: `<script>${assets.headScript}</script>\n    ${headHtml(i18n, route)}`,
        resources: `<script type="module" crossorigin fetchpriority="low" src="${assets.script}"></script>\n    ${stylesOf(route.slice(1) || 'home')}`,
        body: `${body}\n    ${dataHtml(i18n, route)}`,
      });
      const paths = [pathOf(route, language), ...(language === fallbackLanguage ? [route] : [])];
      for (const name of paths.flatMap(filesOf)) built.set(name, page);
    }
  }
  built.set('404.html', notFound(assets, texts, renderToStaticMarkup(<NotFound texts={texts} />)));
  return new Map([...built, ...(await companyFiles()), ...(await partnerPages())]);
}

/** Each island is a React root of its own, whose ids begin with its name (`client/mount.tsx`). */
function renderIslands(i18n: i18n, { islandFiles }: Assets): PageParts['islands'] {
  const rendered: PageParts['islands'] = {};
  for (const [file, Island] of Object.entries(islands)) {
    const name = file.replace(/.*\/|\.tsx$/g, '');
    const content = (
      <I18nextProvider i18n={i18n}>
        <Island />
      </I18nextProvider>
    );
    const html = renderToString(content, { identifierPrefix: name });
    rendered[name] = { html, files: islandFiles(name, activeLanguage(i18n)) };
  }
  return rendered;
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
    resources: stylesOf('not-found'),
    body,
  });
}

/** The background of the pages in both themes. */
const [, paper = '', darkPaper = ''] = /--_paper:.*?light-dark\((#\w+), ?(#\w+)\)/.exec(themeCss) ?? [];

type Document = { language: Language; route?: string; head: string; resources: string; body: string };

/** A page of the site. */
function htmlDocument(page: Document): string {
  return `<!doctype html>
<html lang="${page.language}" dir="${directions[page.language]}"${page.route ? ` data-route="${page.route}"` : ''}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${page.head}
    <meta name="theme-color" content="${paper}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${darkPaper}" media="(prefers-color-scheme: dark)">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/pictures/app-icon-180.png">
    ${page.resources}
  </head>
  <body>
    ${page.body}
  </body>
</html>
`;
}
