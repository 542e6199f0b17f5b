import { describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { field, fill, good, hydrate, panel, submit, values } from '../stage/form.ts';
import { partnerHtml, partnerPage } from '../stage/partner-page.ts';
import { onePage } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const english = widgetTexts.en;

const it = stage();

describe('sending', () => {
  test('two quick clicks open one chat', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page);
    await submit(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await page.waitForTimeout(1500);
    expect(page.context().pages()).toHaveLength(2);
  });

  test('says that it is busy for a second, then thanks, and offers the way back', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page, { ...good, message: 'Bags' });
    await page.locator('form').getByRole('combobox').click();
    await page.getByRole('option').nth(1).click();
    await submit(page).click();
    expect(await submit(page).textContent()).toBe(english['order.submitting']);
    expect(await submit(page).locator('.spinner').count()).toBe(1);
    await page.locator('.toast').waitFor();
    expect(await values(page)).toEqual({
      name: '',
      company: '',
      countryCode: company.defaultCountry,
      phone: '',
      email: '',
      quantity: '',
      message: '',
    });
    expect(await panel(page).textContent()).toContain(english['toast.successText']);
    expect(await page.locator('body').textContent()).not.toMatch(/\bwas sent\b|has been sent/);

    await page.getByRole('button', { name: english['panel.restore'] }).click();
    expect(await values(page)).toEqual({ company: '', ...good, countryCode: '+964', message: 'Bags' });
    expect(await panel(page).count()).toBe(0);
  });

  test('the way back ends with the next edit', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page);
    await submit(page).click();
    await page.locator('.toast').waitFor();
    await field(page, 'name').pressSequentially('x');
    await expect.poll(() => panel(page).count()).toBe(0);
  });

  test('a blocked tab keeps everything and offers every other way', async () => {
    const page = await it.open('/en/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await hydrate(page);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await fill(page, { ...good, message: 'Bags' });
    await submit(page).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(english['toast.errorText']);
    expect(await values(page)).toMatchObject({ ...good, message: 'Bags' });
    expect(await submit(page).isDisabled()).toBe(false);

    const link = panel(page).getByRole('link', { name: english['panel.open'] });
    expect(await link.getAttribute('rel')).toContain('noopener');
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toContain('الرسالة: Bags');
    expect(await panel(page).getByRole('link', { name: english['panel.call'] }).getAttribute('href')).toBe(
      `tel:${company.phone}`,
    );
    const mail = new URL(
      (await panel(page).getByRole('link', { name: english['panel.mail'] }).getAttribute('href')) ?? '',
    );
    expect(mail.searchParams.get('body')?.replace(/\r\n/g, '\n')).toBe(text);

    await panel(page).getByRole('button', { name: english['panel.copy'] }).click();
    await expect.poll(() => panel(page).textContent()).toContain(english['panel.copied']);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });

  test('where copying is forbidden, the message stands there to be copied by hand', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await page.evaluate(() => {
      window.open = () => null;
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await fill(page);
    await submit(page).click();
    await panel(page).getByRole('button', { name: english['panel.copy'] }).click();
    expect(await panel(page).locator('textarea').inputValue()).toContain(
      `الكمية المطلوبة: ${good.quantity} طن`,
    );
    expect(await panel(page).textContent()).toContain(english['panel.copyFailed']);
  });

  test('a tab that the browser itself refuses, as in a sandboxed frame, is noticed', async () => {
    const inner = await onePage(partnerHtml(it.site(), { body: '<dap-order-form></dap-order-form>' }));
    const sandbox = 'sandbox="allow-scripts allow-forms" width="380" height="1200"';
    const page = await partnerPage(it, { body: `<iframe ${sandbox} src="${inner.url}"></iframe>` });
    const frame = page.frameLocator('iframe');
    for (const [name, value] of Object.entries(good)) await frame.locator(`[name=${name}]`).fill(value);
    await frame.locator('[type=submit]').click();
    await expect.poll(() => frame.locator('.toast strong').textContent()).toBe(english['toast.errorTitle']);
    expect(page.context().pages()).toHaveLength(1);
    expect(await frame.locator('[name=name]').inputValue()).toBe(good.name);
    expect(it.noise.splice(0).join()).toContain('sandboxed');
    inner.close();
  });

  test('offline it says so, keeps everything, and offers the link when the connection is back', async () => {
    const page = await it.open('/en/');
    await hydrate(page);
    await fill(page);
    await page.context().setOffline(true);
    await submit(page).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(english['toast.offlineText']);
    expect(page.context().pages()).toHaveLength(1);
    expect(await values(page)).toMatchObject(good);
    await expect.poll(() => panel(page).textContent()).toContain(english['panel.waiting']);
    expect(await panel(page).getByRole('link', { name: english['panel.open'] }).count()).toBe(0);
    await page.context().setOffline(false);
    await expect.poll(() => panel(page).getByRole('link', { name: english['panel.open'] }).count()).toBe(1);
    expect(await panel(page).textContent()).toContain(english['panel.online']);
    // Pictures further down could not be fetched meanwhile.
    expect(it.noise.splice(0).filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
