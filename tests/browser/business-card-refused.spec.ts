import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { companyName } from '../../widgets/company/names.ts';
import type { Language } from '../../widgets/language/languages.ts';
import { contactFileName } from '../../widgets/text/file-name.ts';
import { partnerPage } from '../stage/partner-page.ts';
import { stage } from '../stage/stage.ts';
import { strictPartner } from '../stage/strict-partner.ts';
import { readWithIcal } from '../stage/vcard-readers.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const it = stage();
const { noise, site } = it;
const partner = strictPartner('dap-business-card', it);
/** An Arabic page with the tag alone. */
const alone = () => partnerPage(it, { lang: 'ar', body: '<dap-business-card></dap-business-card>' });
const show = (page: Page, language: Language) =>
  page.getByRole('button', { name: widgetTexts[language]['card.show'] }).click();

describe('where downloads do not work', () => {
  test('the contact can be copied', async () => {
    const page = await partner('en');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await show(page, 'en');
    await page.getByRole('button', { name: 'Copy details' }).click();
    await page.getByText('Details copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      [
        companyName.en,
        'Supplier of original DAP fertilizer',
        ...new Set([company.phone, `+${company.whatsapp}`]),
        company.email,
        site(),
      ].join('\n'),
    );
  });

  test('or selected, when copying is forbidden too', async () => {
    const page = await partner('en');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
    });
    await show(page, 'en');
    await page.getByRole('button', { name: 'Copy details' }).click();
    expect(await page.locator('textarea').inputValue()).toContain(company.phone);
  });

  test('or shared as a file, where the browser can', async () => {
    const page = await alone();
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: ({ files }: { files: File[] }) => files[0]?.type === 'text/vcard',
        share: async ({ files }: { files: File[] }) => {
          Object.assign(window, { shared: [files[0]?.name, await files[0]?.text()] });
        },
      });
    });
    await page.reload();
    await page.locator('.business-card button').click();
    await page.getByRole('button', { name: widgetTexts.ar['card.share'] }).click();
    const shared = () => page.evaluate(() => Reflect.get(window, 'shared') ?? []);
    await expect.poll(async () => (await shared())[0]).toBe(contactFileName(companyName.ar));
    const [, file] = await shared();
    expect(readWithIcal(file).fullName).toBe(companyName.ar);
  });

  test('nothing offers to share where it cannot', async () => {
    const page = await partner('en');
    await show(page, 'en');
    await page.getByRole('button', { name: 'Copy details' }).waitFor();
    expect(await page.getByRole('button', { name: 'Share details' }).count()).toBe(0);
  });
});

test('a code that cannot be loaded leaves the file', async () => {
  const page = await partner('en');
  await page.route(/\/qr-/, (route) => route.abort());
  await show(page, 'en');
  await page.getByRole('link', { name: 'Download contact file' }).waitFor();
  await expect.poll(() => page.locator('.contact-code').count()).toBe(0);
  expect(noise.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test('no code is fetched before a card is shown', async () => {
  const page = await alone();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.reload();
  await page.locator('.business-card button').waitFor();
  expect(fetched.filter((url) => /\/qr-/.test(url))).toEqual([]);
  await page.locator('.business-card button').click();
  await page.getByRole('img').waitFor();
  expect(fetched.some((url) => /\/qr-/.test(url))).toBe(true);
});
