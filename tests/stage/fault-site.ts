import {
  closeDialogs,
  codeEnds,
  facts,
  linkEnds,
  listed,
  order,
  panelEnds,
  pictureEnds,
} from './fault-parts.ts';
import { ordered, type Part, press, send, shown, type Visit, write } from './fault-visit.ts';
import { good } from './form.ts';

const letter = '.letter:has([data-fields])';
const path = ({ page }: Visit) => new URL(page.url()).pathname;
const unmoved = ({ page }: Visit) => page.evaluate(() => Reflect.get(window, 'marked') === true);

/** Without React the browser itself sends a form that needs no script. */
async function byHand(visit: Visit) {
  const { page } = visit;
  if (!(await shown(visit, letter))) return false;
  const text = page.locator(`${letter} textarea`);
  // What could be taken over stands in it.
  if (!(await text.inputValue()).includes(good.quantity)) await text.fill(`${good.name} ${good.quantity}`);
  await page.locator(`${letter} [type=submit]`).click();
  for (let tries = 0; tries < 100 && !(await ordered(visit)); tries++) await page.waitForTimeout(50);
  return ordered(visit);
}
const sending: Pick<Part, 'whole' | 'act' | 'ends'> = {
  whole: true,
  act: async (visit) => {
    await write(visit);
    await send(visit);
  },
  ends: { 'the form sends': ordered, 'a form without script takes its place': byHand },
};

/** The parts of our first page. */
export const home: Part[] = [
  { ...sending, name: 'first script', files: /^\/assets\/(index|first)-.*js$/, row: 10 },
  { ...sending, name: 'code of the page', files: /^\/assets\/(main|react|rolldown-runtime|home)-/, row: 11 },
  { ...sending, name: 'words of the page', files: /^\/assets\/en(\.cards)?-/, row: 12 },
  {
    ...sending,
    name: 'whole style sheet',
    files: /^\/assets\/index-.*css$/,
    row: 13,
    ends: {
      'the form sends': async (visit) =>
        (await ordered(visit)) &&
        visit.page.evaluate(() =>
          Array.from(document.styleSheets).some(({ href, cssRules }) => href && cssRules.length),
        ),
      'a form without script takes its place': byHand,
    },
  },
  { ...sending, name: 'keeper of what is typed early', files: /^\/assets\/before-react-/, row: 14 },
  {
    ...listed,
    name: 'lists',
    files: /^\/assets\/select-listbox-/,
    row: 2,
    behind: ['what lists and menu share'],
  },
  {
    ...listed,
    name: 'what lists and menu share',
    files: /^\/assets\/floating-ui/,
    row: 3,
    behind: ['lists'],
  },
  {
    ...facts,
    name: 'facts of trade',
    files: /^\/assets\/trade-facts-/,
    row: 4,
    behind: ['late parts of the form', 'words of the order'],
  },
  {
    name: 'menu',
    files: /^\/assets\/menu-list-/,
    row: 2,
    behind: ['what lists and menu share'],
    act: (visit) => press(visit, '.header [aria-haspopup=menu]'),
    ends: {
      opens: (visit) => shown(visit, '[role=menu]'),
      'leads to the links of the footer': async ({ page }) => page.url().endsWith('#quick-links'),
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  order,
  {
    name: 'late parts of the form',
    files: /^\/assets\/order-late-/,
    row: 2,
    behind: ['words of the order'],
    ends: panelEnds,
  },
  {
    name: 'words of the order',
    files: /^\/assets\/en\.order-/,
    row: 3,
    behind: ['late parts of the form'],
    ends: panelEnds,
  },
  {
    name: 'pictures',
    files: /^\/pictures\//,
    row: 3,
    act: ({ page }) => page.locator('.thumb').first().scrollIntoViewIfNeeded(),
    ends: pictureEnds,
  },
  {
    name: 'window of the card',
    files: /^\/assets\/contact-/,
    row: 2,
    act: (visit) => press(visit, '.business-card [aria-haspopup=dialog]'),
    ends: {
      opens: (visit) => shown(visit, 'dialog.card-dialog'),
      'the page of the card opens': async (visit) => path(visit) === '/en/c/',
    },
  },
  {
    name: 'code of a contact',
    files: /^\/assets\/(qr-code|qr-path)-/,
    row: 3,
    behind: ['window of the card'],
    ends: codeEnds,
  },
  {
    name: 'second code',
    files: /^\/assets\/(code-link|card-link)-/,
    row: 4,
    behind: ['window of the card', 'code of a contact'],
    ends: linkEnds,
  },
  {
    name: 'closed',
    act: closeDialogs,
    ends: { closes: async (visit) => !(await shown(visit, 'dialog[open]')) },
  },
  {
    name: 'lightbox',
    files: /^\/assets\/lightbox-/,
    row: 2,
    act: (visit) => press(visit, '.thumb'),
    ends: {
      opens: (visit) => shown(visit, 'dialog.lightbox[open]'),
      'the picture opens as a file': async (visit) => /\.jpg$/.test(path(visit)),
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'another page',
    files: /^\/assets\/company-profile-/,
    row: 3,
    act: (visit) => press(visit, '.footer a[href$="/company-profile"]'),
    ends: {
      'is there at once': async (visit) => (await unmoved(visit)) && (await shown(visit, '.profile')),
      'the browser loads it': async (visit) =>
        !(await unmoved(visit)) && path(visit) === '/en/company-profile',
    },
  },
  {
    name: 'words of another language',
    files: /^\/assets\/fr(\.cards)?-/,
    row: 4,
    act: (visit) => press(visit, '.footer [hreflang=fr]'),
    ends: {
      // With its texts, or loaded in it by the browser: which of the two depends on who is quicker.
      'the page speaks it': (visit) => shown(visit, 'html[lang=fr]'),
    },
  },
];
