import { describe, expect, test } from 'vitest';
import { partnerSite, stage } from '../stage/stage.ts';

const it = stage();

async function partner(attributes = '') {
  const place = await partnerSite(
    `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">` +
      `<h1 lang="fr">Bonjour</h1><dap-language-switcher ${attributes}></dap-language-switcher>` +
      `<dap-order-form id="free"></dap-order-form><dap-order-form id="own" lang="ar"></dap-order-form>` +
      `<script type="module" src="${it.site()}/embed.js"></script>`,
    {
      'content-security-policy': `default-src 'none'; script-src ${it.site()}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  );
  const page = await it.open(place.url, { viewport: { width: 800, height: 900 } });
  page.on('close', place.close);
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
