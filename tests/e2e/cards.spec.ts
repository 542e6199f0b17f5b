import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { companyName } from '../../widgets/company/names.ts';
import { contactFileName } from '../../widgets/lib/vcard.ts';
import { BusinessCardPage, downloadFrom, StaffCardPage, sampleEmployee } from '../support/card-pages.ts';
import { expect, strictPolicy, test } from '../support/fixtures.ts';
import { boxOf } from '../support/layout.ts';
import { measureCode } from '../support/qr.ts';
import { SitePage } from '../support/site-page.ts';

// Clicks need not wait until the page has scrolled.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The edge of a code in CSS pixels, without its quiet zone. */
const sizeOf = async (code: Locator) => measureCode(await code.evaluate(({ outerHTML }) => outerHTML)).size;
/** The number of modules along the edge. */
const modulesOf = async (code: Locator) =>
  measureCode(await code.evaluate(({ outerHTML }) => outerHTML)).modules;
const unfolded = (vcard: string) => vcard.replace(/\r\n /g, '');

test.describe('business card', () => {
  test('moves the focus into the dialog, downloads the contact and closes with Escape', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/en/');
    const card = new BusinessCardPage(page);
    // Without scripts it is a link.
    await new SitePage(page).hydrate('business-card');
    await card.showButton.focus();
    await page.keyboard.press('Space');
    const button = (name: RegExp | string) => card.dialog.getByRole('button', { name });
    await expect(button('Close')).toBeFocused();
    const link = card.dialog.getByRole('link', { name: 'Download contact file' });
    for (const next of [button(/Tap to enlarge/), link, button('Copy details')]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await expect(card.code).toHaveAccessibleName(new RegExp(companyName.en));
    const { fileName, text } = await card.download();
    expect(fileName).toBe(contactFileName(companyName.en));
    expect(unfolded(text)).toContain(`\r\nURL:${baseURL}\r\n`);
    await page.keyboard.press('Escape');
    await expect(card.dialog).toBeHidden();
    await expect(card.showButton).toBeFocused();
  });

  test('enlarges the code on a partner page under a strict policy', async ({ openPartnerPage, baseURL }) => {
    const page = await openPartnerPage({
      lang: 'ar',
      body: '<dap-business-card></dap-business-card>',
      policy: strictPolicy(String(baseURL)),
    });
    const card = new BusinessCardPage(page);
    await card.open();
    expect(await sizeOf(card.code)).toBeCloseTo(220, 0);
    const small = await modulesOf(card.code);
    await card.enlargeButton.click();
    expect(await modulesOf(card.enlarged.locator('.qr'))).toBe(small);
    // The shorter side of the screen.
    expect((await boxOf(card.enlarged.getByRole('img'))).width).toBeGreaterThan(380);
    await page.keyboard.press('Escape');
    await expect(card.enlarged).toHaveCount(0);
    await expect(card.enlargeButton).toBeFocused();

    // A selection of text that ends outside does not close it.
    const { x, y } = await boxOf(card.dialog.getByRole('heading'));
    await page.mouse.move(x + 9, y + 9);
    await page.mouse.down();
    await page.mouse.move(2, 2);
    await page.mouse.up();
    await expect(card.dialog).toBeVisible();
    // One event for each way to close it.
    await page.evaluate(() => {
      const events: string[] = [];
      Object.assign(window, { events });
      for (const type of ['dap-card-open', 'dap-card-close']) addEventListener(type, () => events.push(type));
    });
    const ways = [
      () => page.keyboard.press('Escape'),
      () => card.dialog.getByRole('button', { name: 'إغلاق' }).click(),
      () => page.mouse.click(2, 2),
    ];
    for (const [index, close] of ways.entries()) {
      if (index > 0) await card.open();
      await close();
      await expect(card.dialog).toBeHidden();
      await page.waitForTimeout(50);
      expect(await page.evaluate(() => Reflect.get(window, 'events'))).toEqual(
        ['dap-card-close', ...Array(index).fill(['dap-card-open', 'dap-card-close'])].flat(),
      );
    }
  });

  test('fits a screen of 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/fr/');
    const card = new BusinessCardPage(page);
    await card.open();
    const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
    expect(await card.dialog.evaluate(overflow)).toBe(0);
    await card.enlargeButton.click();
    expect((await boxOf(card.enlarged.getByRole('img'))).width).toBeGreaterThan(310);
    expect(await card.enlarged.evaluate(overflow)).toBe(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('downloads the contact file', async ({ page, request }) => {
      await page.goto('/ar/');
      const { fileName, text } = await downloadFrom(page, new BusinessCardPage(page).showButton);
      expect(fileName).toBe('ar.vcf');
      expect(text).toContain(`\r\nFN:${companyName.ar}\r\n`);
      const { 'content-type': type } = (await request.get('/contact/ar.vcf')).headers();
      expect(type).toBe('text/vcard; charset=utf-8');
    });
  });
});

/** Chooses an image with a red left half and a blue right half, and waits until it is shown. */
async function choosePhoto(page: Page, orientation: number): Promise<void> {
  const blue = { create: { width: 100, height: 100, channels: 3, background: '#00f' } } as const;
  const image = sharp({ create: { width: 200, height: 100, channels: 3, background: '#f00' } });
  const buffer = await image
    .composite([{ input: blue, left: 100, top: 0 }])
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
  const photo = new StaffCardPage(page).field('photo');
  await photo.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
}

/** "red" or "blue" at a point of the photo, in parts of its edge. */
const colorAt = (page: Page, x: number, y: number) =>
  new StaffCardPage(page).photo.evaluate(
    (image: HTMLImageElement, [x, y]) => {
      const { naturalWidth: width, naturalHeight: height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixel = context?.getImageData(x * width, y * height, 1, 1).data;
      const [red = 0, , blue = 0] = pixel ?? [];
      return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red} ${blue}`;
    },
    [x, y] as const,
  );

test.describe('staff card', () => {
  test('on the site: downloads a file under the name of the employee', async ({ page }) => {
    await page.goto('/ar/employee-card');
    const card = new StaffCardPage(page);
    const title = await page.title();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="document.title = 'hacked'">
      <script>document.title = 'hacked'</script><path fill="red" d="M0 0h20v20H0z"/></svg>`;
    const photo = { name: 'photo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
    await choosePhoto(page, 1);
    await expect(card.photo).toBeVisible();
    expect(await colorAt(page, 0.9, 0.5)).toBe('blue');
    await card.field('photo').setInputFiles(photo);
    // Transparent.
    await expect.poll(() => colorAt(page, 0.9, 0.5)).toBe('0 0');
    expect(await colorAt(page, 0.1, 0.5)).toBe('red');
    await expect(page).toHaveTitle(title);

    await card.generate();
    expect(await sizeOf(card.code.getByRole('img'))).toBeCloseTo(128, 0);
    const { fileName, text } = await card.download();
    expect(fileName).toBe(`${sampleEmployee.name}.vcf`);
    expect(unfolded(text)).toContain(`\r\nFN:${sampleEmployee.name}\r\n`);
  });

  test('on a partner page with a strict policy: rotates a photo', async ({ openPartnerPage, baseURL }) => {
    const page = await openPartnerPage({
      body: '<dap-employee-card></dap-employee-card>',
      policy: strictPolicy(String(baseURL)),
    });
    const card = new StaffCardPage(page);
    await choosePhoto(page, 1);
    await expect(page.getByText('Change photo')).toBeVisible();
    expect([await colorAt(page, 0.1, 0.5), await colorAt(page, 0.9, 0.5)]).toEqual(['red', 'blue']);
    // EXIF orientation 6: rotated by 90 degrees.
    await choosePhoto(page, 6);
    await expect(async () => {
      expect([await colorAt(page, 0.5, 0.1), await colorAt(page, 0.5, 0.9)]).toEqual(['red', 'blue']);
    }).toPass();
    const generated = page.evaluate(() =>
      new Promise<CustomEvent>((resolve) =>
        addEventListener('dap-card-generated', resolve as () => void),
      ).then(({ detail }) => detail),
    );
    await card.generate();
    expect(await generated).toEqual({
      fileName: `${sampleEmployee.name}.vcf`,
      vcard: expect.stringContaining(`FN:${sampleEmployee.name}\r\n`),
    });
    await expect(card.card.locator('.badge-portrait img')).toBeVisible();
  });

  test('has room for a phone number beside its preview, also in French', async ({ openPartnerPage }) => {
    const page = await openPartnerPage({
      lang: 'fr',
      body: '<div style="inline-size: 900px"><dap-employee-card loading="eager"></dap-employee-card></div>',
    });
    await page.setViewportSize({ width: 1200, height: 900 });
    const phone = new StaffCardPage(page).field('phone');
    await phone.fill('+962 79 000 0000');
    const isCut = (input: HTMLInputElement) => input.scrollWidth > input.clientWidth;
    await expect.poll(() => phone.evaluate(isCut)).toBe(false);
  });
});
