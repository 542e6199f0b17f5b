import { ordered, type Part, press, send, shown, type Visit, write } from './fault-visit.ts';
import { people } from './staff-card.ts';

/** The order itself, and what comes with it. */
export const order: Part = {
  name: 'order',
  act: async (visit) => {
    await write(visit);
    await send(visit);
  },
  ends: { 'goes out': ordered },
};
export const panelEnds: Part['ends'] = {
  'all ways to send stand below': (visit) => shown(visit, '.panel .ways'),
  'the order goes out, a link to it stays': (visit) => shown(visit, '.form-send > a.way'),
};
export const listed: Pick<Part, 'act' | 'ends' | 'leave'> = {
  act: (visit) => press(visit, '.order-form [role=combobox]'),
  ends: {
    opens: (visit) => shown(visit, '[role=listbox]'),
    'the next one is chosen': async ({ page }) =>
      (await page.locator('.order-form [name=countryCode]').inputValue()) === '+964',
  },
  leave: ({ page }) => page.keyboard.press('Escape'),
};
export const facts: Pick<Part, 'act' | 'ends'> = {
  act: async (visit) => {
    await visit.page.locator('.order-form [name=name]').focus();
    await press(visit, '.trade-facts summary');
  },
  ends: {
    unfolds: (visit) => shown(visit, '.trade-facts [type=checkbox]'),
    'a sentence': (visit) => shown(visit, '.trade-facts .error'),
  },
};
export const codeEnds: Part['ends'] = {
  'is drawn': (visit) => shown(visit, '.card-dialog .contact-code svg'),
  'a sentence, the file stays': async (visit) => {
    if (!(await shown(visit, '.enlarged')))
      await visit.page.locator('.card-dialog .ways button').last().click();
    return (await shown(visit, '.enlarged .space p')) && (await shown(visit, '.card-dialog a[download]'));
  },
};
export const linkEnds: Part['ends'] = {
  'is drawn': (visit) => shown(visit, '.card-dialog .code-link svg'),
  'left out, the large code stays': async (visit) =>
    !(await shown(visit, '.code-link')) && shown(visit, '.card-dialog .contact-code svg'),
};
export const closeDialogs: Part['leave'] = async ({ page }) => {
  for (let open = await page.locator('dialog[open]').count(); open > 0; open--)
    await page.keyboard.press('Escape');
};
export const pictureEnds: Part['ends'] = {
  come: ({ page }) =>
    page
      .locator('.thumb img')
      .first()
      .evaluate((one: HTMLImageElement) => one.naturalWidth > 0, {}, { timeout: 500 }),
  'words over their colour': (visit) => shown(visit, '.thumb .missing'),
};
export const makeCard = async (visit: Visit) => {
  for (const [name, value] of Object.entries(people.en))
    await visit.page.locator(`.employee-card [name=${name}]`).fill(value);
  await visit.page.locator('.employee-card [type=submit]').click();
};
export const onPaper: Pick<Part, 'act' | 'ends'> = {
  act: async (visit) => {
    const { page } = visit;
    await makeCard(visit);
    page.once('download', () => page.evaluate(() => Reflect.set(window, 'saved', true)));
    await page.getByRole('button', { name: 'Save as image' }).click();
  },
  ends: {
    'is saved': ({ page }) => page.evaluate(() => Reflect.get(window, 'saved') === true),
    'a sentence, the next press asks again': (visit) => shown(visit, '.preview .error span'),
  },
};
