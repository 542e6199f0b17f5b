import { describe, expect, test } from 'vitest';
import { partnerPage, strictPolicy } from '../stage/partner-page.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

async function partner(attributes = '') {
  const forms =
    '<dap-order-form id="free"></dap-order-form><dap-order-form id="own" lang="ar"></dap-order-form>';
  const switcher = `<dap-language-switcher ${attributes}></dap-language-switcher>`;
  const body = `<h1 lang="fr">Bonjour</h1>${switcher}${forms}`;
  const policy = strictPolicy(it.site());
  const page = await partnerPage(it, { lang: 'fr', body, policy }, { viewport: { width: 800, height: 900 } });
  await page.locator('#own [name=name]').waitFor();
  const speaks = (id: string) =>
    page.evaluate(
      (name) => document.getElementById(name)?.shadowRoot?.querySelector<HTMLElement>('.widget')?.lang,
      id,
    );
  const choose = async (name: string) => {
    await page.locator('dap-language-switcher').getByRole('combobox').click();
    await page.getByRole('option', { name }).click();
  };
  return { page, speaks, choose };
}

describe('<dap-language-switcher>', () => {
  test('switches the widgets of the page that have no language of their own, and nothing else', async () => {
    const { page, speaks, choose } = await partner();
    await page.evaluate(() => {
      document.addEventListener('dap-language-change', (event) => {
        document.title = JSON.stringify((event as CustomEvent).detail);
      });
    });
    const rest = () =>
      page.evaluate(
        () =>
          document.documentElement.lang +
          document.documentElement.dir +
          document.querySelector('h1')?.outerHTML,
      );
    const before = await rest();
    expect(await speaks('free')).toBe('fr');
    await choose('فارسی');
    await expect.poll(() => speaks('free')).toBe('fa');
    expect(await speaks('own')).toBe('ar');
    expect(await rest()).toBe(before);
    expect(await page.title()).toBe('{"language":"fa"}');
    expect(
      await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length),
    ).toBe(0);
  });

  test('remembers the choice only when it is told to', async () => {
    const { page, speaks, choose } = await partner('persist');
    await choose('日本語');
    await expect.poll(() => speaks('free')).toBe('ja');
    await page.reload();
    await expect.poll(() => speaks('free')).toBe('ja');
  });
});
