import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { companyName } from '../../widgets/company/names.ts';
import { contactFileName } from '../../widgets/lib/vcard.ts';
import { expect, strictPolicy, test } from '../support/fixtures.ts';
import { boxOf } from '../support/page-checks.ts';
import { businessCard, downloadFrom, SitePage, sampleEmployee, staffCard } from '../support/page-objects.ts';
import { measureCode } from '../support/qr.ts';

// Clicks need not wait until the page has scrolled.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The edge of a code in CSS pixels, without its quiet zone. */
const sizeOf = async (code: Locator) => measureCode(await code.evaluate(({ outerHTML }) => outerHTML)).size;
const unfolded = (vcard: string) => vcard.replace(/\r\n /g, '');

test.describe('business card', () => {
  test('moves the focus into the dialog, downloads the contact and closes with Escape', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/en/');
    const card = businessCard(page);
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
    const card = businessCard(page);
    await card.open();
    expect(await sizeOf(card.code)).toBeCloseTo(220, 0);
    const drawing = await card.code.locator('path').first().getAttribute('d');
    await card.enlargeButton.click();
    await expect(card.enlarged.locator('.qr path').first()).toHaveAttribute('d', String(drawing));
    // The shorter side of the screen.
    expect((await boxOf(card.enlarged.getByRole('img'))).width).toBeGreaterThan(380);
    await page.keyboard.press('Escape');
    await expect(card.enlarged).toHaveCount(0);
    await expect(card.enlargeButton).toBeFocused();

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

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('downloads the contact file', async ({ page, request }) => {
      await page.goto('/ar/');
      const { fileName, text } = await downloadFrom(page, businessCard(page).showButton);
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
  const photo = staffCard(page).field('photo');
  await photo.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
}

/** "red" or "blue" at a point of the photo, in parts of its edge. */
const colorAt = (page: Page, x: number, y: number) =>
  staffCard(page).photo.evaluate(
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
    const card = staffCard(page);
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
    expect(await sizeOf(card.card.locator('.contact-code').getByRole('img'))).toBeCloseTo(128, 0);
    const { fileName, text } = await card.download();
    expect(fileName).toBe(`${sampleEmployee.name}.vcf`);
    expect(unfolded(text)).toContain(`\r\nFN:${sampleEmployee.name}\r\n`);
  });

  test('on a partner page with a strict policy: rotates a photo', async ({ openPartnerPage, baseURL }) => {
    const page = await openPartnerPage({
      body: '<dap-employee-card></dap-employee-card>',
      policy: strictPolicy(String(baseURL)),
    });
    const card = staffCard(page);
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
});
