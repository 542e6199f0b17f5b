import {
  closeDialogs,
  codeEnds,
  facts,
  linkEnds,
  listed,
  onPaper,
  order,
  panelEnds,
  pictureEnds,
} from './fault-parts.ts';
import { ordered, type Part, press, send, shown, type Visit, write } from './fault-visit.ts';

/** Whether a tag shows what stands in it, or what has come. */
const stays =
  (name: string) =>
  async ({ page }: Visit) =>
    page.locator(`dap-${name}`).evaluate((tag: HTMLElement) => {
      const fallback = tag.shadowRoot?.querySelector('.fallback');
      return !tag.shadowRoot || Boolean(fallback?.checkVisibility());
    });
export const widgets: Record<string, string> = {
  gallery: '.thumb',
  'business-card': '.business-card button',
  'employee-card': '.employee-card [type=submit]',
  'language-switcher': '[role=combobox]',
};
const comes = (name: string): Part['ends'] => ({
  comes: (visit) => shown(visit, `dap-${name} ${widgets[name]}`),
  'what stands in the tag': stays(name),
});
const form: Pick<Part, 'whole' | 'ends'> = {
  whole: true,
  ends: {
    'the form comes': async (visit) => {
      if (!(await shown(visit, '.order-form [type=submit]'))) return false;
      await write(visit);
      await send(visit);
      while (!(await ordered(visit))) await visit.page.waitForTimeout(50);
      return true;
    },
    'the link in the tag': async (visit) => {
      const { page, chats } = visit;
      if (!(await stays('order-form')(visit))) return false;
      await page.locator('dap-order-form > a').click();
      while (!chats.length) await page.waitForTimeout(50);
      return true;
    },
  },
};
const views = Object.keys(widgets).map(
  (name): Part => ({
    name: `\`<dap-${name}>\``,
    files: new RegExp(`^/embed/${name}\\.view-`),
    row: 1,
    behind:
      name === 'language-switcher'
        ? []
        : ['words of gallery and cards', ...(name === 'gallery' ? [] : ['what the cards share'])],
    ends: comes(name),
  }),
);
const gallery = ['`<dap-gallery>`', 'words of gallery and cards'];
const card = ['`<dap-business-card>`', 'words of gallery and cards', 'what the cards share'];
const staff = ['`<dap-employee-card>`', 'words of gallery and cards', 'what the cards share'];
const opened = [...card, 'window of the card'];

/** The parts of a page with all widgets on it. */
export const parts: Part[] = [
  { ...form, name: '`embed.js`', files: /^\/embed\.js$/, row: 10 },
  { ...form, name: 'code of all widgets', files: /^\/embed\/(view|run)-/, row: 11 },
  { ...form, name: 'words of the widgets', files: /^\/embed\/en-/, row: 12 },
  { ...form, name: 'code of the form', files: /^\/embed\/order-form\.view-/, row: 13 },
  ...views,
  {
    name: 'what the cards share',
    files: /^\/embed\/cards-/,
    row: 2,
    ends: comes('business-card'),
    behind: ['words of gallery and cards', '`<dap-business-card>`'],
  },
  {
    name: 'words of gallery and cards',
    files: /^\/embed\/en\.cards-/,
    row: 3,
    ends: comes('gallery'),
    behind: ['`<dap-gallery>`'],
  },
  { ...listed, name: 'lists', files: /^\/embed\/select-listbox-/, row: 5 },
  {
    ...facts,
    name: 'facts of trade',
    files: /^\/embed\/trade-facts-/,
    row: 6,
    behind: ['late parts of the form', 'words of the order', 'what the cards share'],
  },
  order,
  {
    name: 'late parts of the form',
    files: /^\/embed\/order-late\.view-/,
    row: 4,
    behind: ['words of the order', 'what the cards share'],
    ends: panelEnds,
  },
  {
    name: 'words of the order',
    files: /^\/embed\/en\.order-/,
    row: 5,
    behind: ['late parts of the form', 'what the cards share'],
    ends: panelEnds,
  },
  {
    name: 'pictures',
    files: /^\/pictures\//,
    row: 6,
    behind: gallery,
    act: ({ page }) => page.locator('.thumb').first().scrollIntoViewIfNeeded(),
    ends: pictureEnds,
  },
  {
    name: 'window of the card',
    files: /^\/embed\/card-dialog-/,
    row: 4,
    behind: card,
    act: (visit) => press(visit, '.business-card [aria-haspopup=dialog]'),
    ends: {
      opens: (visit) => shown(visit, 'dialog.card-dialog'),
      'the page of the card opens': opensTab(/\/en\/c\/$/),
    },
  },
  {
    name: 'code of a contact',
    files: /^\/embed\/(qr-code|qr-path)-/,
    row: 5,
    behind: opened,
    ends: codeEnds,
  },
  {
    name: 'second code',
    files: /^\/embed\/(code-link|card-link)-/,
    row: 6,
    behind: [...opened, 'code of a contact'],
    ends: linkEnds,
  },
  {
    name: 'closed',
    act: closeDialogs,
    ends: { closes: async (visit) => !(await shown(visit, 'dialog[open]')) },
  },
  {
    name: 'lightbox',
    files: /^\/embed\/lightbox-/,
    row: 4,
    behind: gallery,
    act: (visit) => press(visit, '.thumb'),
    ends: {
      opens: (visit) => shown(visit, 'dialog.lightbox[open]'),
      'the picture opens as a file': opensTab(/\.jpg$/),
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    ...onPaper,
    name: 'card on paper',
    files: /^\/embed\/paper-/,
    row: 4,
    behind: [...staff, 'second code', 'code of a contact'],
  },
  {
    name: 'words of another language',
    files: /^\/embed\/fr(\.cards)?-/,
    row: 6,
    behind: ['`<dap-language-switcher>`', 'lists'],
    act: async (visit) => {
      await press(visit, 'dap-language-switcher [role=combobox]');
      await visit.page.getByRole('option', { name: 'Français' }).click();
    },
    ends: {
      'all widgets speak it': async (visit) => shown(visit, '.order-form:is([lang=fr] *)'),
      'the former stays, a sentence': (visit) => shown(visit, 'dap-language-switcher .error'),
    },
  },
];

/** What opens in a tab of its own, to be seen once. */
function opensTab(address: RegExp) {
  return async ({ page }: Visit) => {
    const tab = page
      .context()
      .pages()
      .find((one) => address.test(one.url()));
    await tab?.close();
    return Boolean(tab);
  };
}
