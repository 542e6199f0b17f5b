import type { i18n } from 'i18next';
import { prerender } from 'react-dom/static';
import { company } from '../widgets/company.ts';
import { fallbackLanguage, type Language, languageCodes, languages } from '../widgets/shared/languages.ts';
import { App } from './app.tsx';
import { pageHead } from './head.ts';
import { siteI18n } from './language.ts';

const routes = ['/'];

/** Addresses of built files that the pages refer to. */
export type Assets = {
  /** The script that finds the language, on bare routes only. */
  detect: string;
  /** What hydration will need, by language. */
  warm: Record<Language, string[]>;
};

/**
 * Every page of the site as complete HTML.
 * @param template the built `index.html`, with its marks `<!--head-->` and `<div id="root"></div>`
 * @returns paths such as `/fr/` with their HTML
 */
export async function pages(template: string, assets: Assets): Promise<Map<string, string>> {
  const html = new Map<string, string>();
  for (const language of languageCodes) {
    const texts = await siteI18n(language);
    const { prelude } = await prerender(<App i18n={texts} />);
    const body = await new Response(prelude).text();
    for (const route of routes) {
      const page = template
        .replace(
          '<html lang="ar" dir="rtl">',
          `<html lang="${language}" dir="${languages[language].direction}">`,
        )
        .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
        .replace(/(<script type="module")/, `$1 data-warm="${assets.warm[language].join(' ')}"`);
      html.set(
        `/${language}${route}`,
        page.replace('<!--head-->', () => head(texts, route)),
      );
      if (language === fallbackLanguage) {
        const detect = `<script src="${assets.detect}"></script>`;
        html.set(
          route,
          page.replace('<!--head-->', () => detect + head(texts, route)),
        );
      }
    }
  }
  return html;
}

function head(texts: i18n, route: string): string {
  const { title, description } = pageHead(texts);
  const alternates = [...languageCodes.map((code) => [code, `/${code}${route}`]), ['x-default', route]];
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${company.site}/${texts.language}${route}">`,
    ...alternates.map(
      ([code, path]) => `<link rel="alternate" hreflang="${code}" href="${company.site}${path}">`,
    ),
  ].join('\n    ');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
