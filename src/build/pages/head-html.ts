import type { i18n } from 'i18next';
import { srcSet } from '../../../widgets/lib/images.ts';
import { pageMetadata } from '../../metadata.ts';
import { landscapeSizes, landscapeWidths, portraitWidths } from '../../sections/hero.tsx';
import { escapeHtml } from './html.ts';
import { structuredData } from './structured-data.ts';

/** The metadata of a page and its preloads, as HTML for its head. */
export function headHtml(i18n: i18n, route: string): string {
  const { title, tags } = pageMetadata(i18n, route);
  const attributesHtml = (attributes: Record<string, string>) =>
    Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(({ name, attributes }) => `<${name}${attributesHtml(attributes).join('')}>`),
    heroPreloads(route, i18n.dir()),
    i18n.dir() === 'rtl' && fontPreload,
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** For wide screens only: Chromium delays the first paint for a preloaded font, which takes too long on slow phones. */
const fontPreload =
  '<link rel="preload" media="(min-width: 40rem)" href="/fonts/site-arabic.woff2" as="font" type="font/woff2" crossorigin>';

/** What search engines may know of a page; they read it at its end too, where no picture waits for it. */
export function dataHtml(i18n: i18n, route: string): string {
  const { title } = pageMetadata(i18n, route);
  return `<script type="application/ld+json">${jsonInHtml(structuredData(i18n, route, title))}</script>`;
}

/** The largest picture of the first screen: the three of `sections/hero.tsx`, the band of the company's page. */
function heroPreloads(route: string, side: string): string {
  const preload = (name: string, widths: number[], media: string, sizes: string) =>
    `<link rel="preload" as="image" type="image/avif"${media && ` media="${media}"`} fetchpriority="high" imagesizes="${sizes}" ` +
    `imagesrcset="${srcSet(`/pictures/${name}`, widths, 'avif')}">`;
  if (route === '/company-profile')
    return preload('profile_rows', [828, 1600], '', '(min-width: 60rem) 50vw, 100vw');
  if (route !== '/') return '';
  const phone = '(max-width: 39.99rem)';
  const light = 'and (prefers-color-scheme: light)';
  return [
    preload(
      `hero_wide_dusk_${side}`,
      landscapeWidths,
      '(prefers-color-scheme: dark)',
      `${phone} 220vw, ${landscapeSizes}`,
    ),
    preload(`hero_sack_portrait_${side}`, portraitWidths, `${phone} ${light}`, '128vw'),
    preload(`hero_wide_${side}`, landscapeWidths, `(min-width: 40rem) ${light}`, landscapeSizes),
  ].join('\n    ');
}

function jsonInHtml(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
