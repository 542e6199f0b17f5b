import packageJson from '../../package.json' with { type: 'json' };
import { fallbackLanguage, languageCodes } from '../../widgets/language/languages.ts';
import { logoFiles } from './company-logo.ts';

/** A file of the embed: what the build must put into it (else it is what one `import()` needs), and its most bytes. */
export type Chunk = { name: string; limit: number; holds?: string[] };

/** What a page with the first widget needs: React, i18next, the look and the controls that all widgets share. */
const view: Chunk = {
  name: 'view',
  limit: 78_000,
  holds: [
    ...['react', 'react-dom', 'react-i18next', 'scheduler', 'i18next', '@r2wc/react-to-web-component'],
    ...[
      'react-view.tsx',
      'add-look.ts',
      'field.tsx',
      'select.tsx',
      'use-later.ts',
      'flags.tsx',
      'icons.tsx',
    ].map((file) => `widgets/controls/${file}`),
    'widgets/language/translated.ts',
  ],
};

/** The order form with what the cards borrow from it: in chunks of their own it is 600 bytes more. */
const orderForm: Chunk = {
  name: 'order-form.view',
  limit: 8000,
  holds: [
    'widgets/order-form/order-form.view.ts',
    'widgets/company/facts.ts',
    ...['phone-field.tsx', 'use-form.ts', 'use-look.ts'].map((file) => `widgets/controls/${file}`),
    ...['chat-link.ts', 'digits.ts', 'phone.ts', 'plain-text.ts', 'visible-text.ts'].map(
      (file) => `widgets/text/${file}`,
    ),
  ],
};

/** What both cards share. */
const cards: Chunk = {
  name: 'cards',
  // A logo that was drawn from a picture takes more.
  limit: logoFiles().length ? 6500 : 4900,
  holds: [
    'widgets/company/logo.ts',
    'widgets/company/names.ts',
    ...[
      'card-icons.tsx',
      'company-mark.tsx',
      'contact-actions.tsx',
      'contact-code.tsx',
      'site-origin.ts',
    ].map((file) => `widgets/cards/${file}`),
    ...['contact-card', 'contact-code', 'enlarged', 'facts', 'qr'].map((name) => `widgets/cards/${name}.css`),
  ],
};

/** Every file of `embed/`, by the name that it begins with. A chunk that is not here stops the build. */
export const chunks: Chunk[] = [
  view,
  orderForm,
  { name: 'gallery.view', limit: 4300 },
  { name: 'lightbox', limit: 6000 },
  { name: 'business-card.view', limit: 1850 },
  { name: 'card-dialog', limit: 700 },
  { name: 'employee-card.view', limit: 4500 },
  { name: 'paper', limit: 2000 },
  cards,
  { name: 'qr-code', limit: 800 },
  { name: 'code-link', limit: 500 },
  { name: 'card-link', limit: 700 },
  { name: 'qr-path', limit: 7000 },
  { name: 'language-switcher.view', limit: 1200 },
  { name: 'order-late.view', limit: 6300 },
  { name: 'trade-facts', limit: 2500 },
  { name: 'legible', limit: 1600 },
  { name: 'open-outside', limit: 600 },
  {
    name: 'copy-button',
    limit: 900,
    holds: ['widgets/controls/copy-button.tsx', 'widgets/controls/contact-icons.tsx'],
  },
  { name: 'select-listbox', limit: 15_000 },
  { name: 'run', limit: 500 },
  { name: 'open-doctor', limit: 6500 },
  ...languageCodes.map((code) => ({ name: code, limit: 2500 })),
  ...languageCodes.map((code) => ({ name: `${code}.cards`, limit: 2000 })),
  ...languageCodes.map((code) => ({ name: `${code}.order`, limit: 2500 })),
];

/** Whether the build must put a module into a chunk. */
export function holds({ holds = [] }: Chunk, module: string): boolean {
  const [file = ''] = module.split('?');
  return holds.some((part) =>
    part.startsWith('widgets/') ? file.endsWith(`/${part}`) : file.includes(`/node_modules/${part}/`),
  );
}

/**
 * A promise about bytes, kept by the build: these parts of what is published, with all that they import at once. A
 * script goes by folder and chunk (`embed/view`), other files by their path; `assets/` is every script of a folder.
 */
export type Budget = {
  what: string;
  limit: number;
  parts: string[];
  /** What is there already and does not count. */
  without?: string[];
};

/**
 * The chunks of the site as they are when all together are at their ceiling; `ar` is two, the larger counts. When the
 * ceiling is passed, the build names those that are larger than here.
 */
export const siteChunks: Record<string, number> = {
  'assets/react': 77_000,
  'assets/floating-ui.react': 13_300,
  'assets/home': 10_150,
  'assets/qr-path': 6600,
  'assets/lightbox': 5250,
  'assets/main': 4750,
  'assets/order-late': 4400,
  'assets/employee-card': 3600,
  'assets/ar': 3300,
  'assets/contact': 2750,
  'assets/paper': 1850,
  'assets/company-profile': 1700,
  'assets/select-listbox': 1600,
  'assets/trade-facts': 1550,
  'assets/ar.order': 1250,
  'assets/index': 1200,
  'assets/menu-list': 1200,
  'assets/ar.cards': 1100,
  'assets/card-link': 700,
  'assets/shared-card': 650,
  'assets/first': 600,
  'assets/before-react': 550,
  'assets/qr-code': 500,
  'assets/rolldown-runtime': 400,
  'assets/code-link': 350,
};

const sending = ['embed.js', 'embed/view', 'embed/order-form.view', 'embed/ar'];
const beside = { limit: 12_000, without: sending };
const otherLanguages = languageCodes.filter((code) => code !== fallbackLanguage);

/** kB is 1000 bytes, as in `tests/bench/bytes.md`. */
export const budgets: Budget[] = [
  { what: '`embed.js`', limit: 5500, parts: ['embed.js'] },
  {
    what: 'the same pinned, with the sums of all that it loads',
    limit: 7500,
    parts: [`embed/${packageJson.version}/embed.js`],
  },
  { what: 'order form on a partner’s page, until it can be sent, in Arabic', limit: 91_000, parts: sending },
  {
    what: 'gallery beside it, with its lightbox',
    parts: ['embed/gallery.view', 'embed/lightbox', 'embed/ar.cards'],
    ...beside,
  },
  { what: 'language switcher beside it', parts: ['embed/language-switcher.view'], ...beside },
  { what: 'company card beside it', parts: ['embed/business-card.view', 'embed/ar.cards'], ...beside },
  { what: 'employee card beside it', parts: ['embed/employee-card.view', 'embed/ar.cards'], ...beside },
  {
    what: 'a code, when a card is shown',
    limit: 8000,
    parts: ['embed/qr-code'],
    without: ['embed/employee-card.view'],
  },
  {
    what: 'site, scripts before the visitor acts',
    limit: 2000,
    parts: ['assets/index'],
  },
  {
    what: 'site, all scripts a visitor can use, in Arabic',
    limit: 148_000,
    parts: ['assets/'],
    without: otherLanguages.flatMap((code) => [
      `assets/${code}`,
      `assets/${code}.cards`,
      `assets/${code}.order`,
    ]),
  },
  { what: 'the worker that keeps the site for hours without a network', limit: 3500, parts: ['offline.js'] },
  { what: 'HTML of the Arabic home page', limit: 15_500, parts: ['ar/index.html'] },
  { what: 'the one font, for Arabic and Persian', limit: 29_000, parts: ['fonts/site-arabic.woff2'] },
];
