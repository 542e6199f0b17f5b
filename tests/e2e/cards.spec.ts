import jsQR from 'jsqr';
import sharp from 'sharp';
import { companyName } from '../../widgets/company/names.ts';
import { contactFileName } from '../../widgets/lib/vcard.ts';
import { axeViolations } from '../support/axe.ts';
import { BusinessCardPage, downloadFrom } from '../support/business-card-page.ts';
import { expect, strictPolicy, test } from '../support/fixtures.ts';
import { StaffCardPage, sampleEmployee } from '../support/staff-card-page.ts';

const unfolded = (vcard: string) => vcard.replace(/\r\n /g, '');

test.describe('business card', () => {
  test('opens on the site, keeps the focus, downloads the contact and closes with Escape', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/en/');
    const card = new BusinessCardPage(page);
    await card.showButton.focus();
    await page.keyboard.press('Enter');
    await expect(card.dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    for (const name of [/Enlarge the QR code/, 'Download contact file', 'Copy details']) {
      await page.keyboard.press('Tab');
      await expect(
        card.dialog.getByRole(name === 'Download contact file' ? 'link' : 'button', { name }),
      ).toBeFocused();
    }
    const { fileName, text } = await card.download();
    expect(fileName).toBe(contactFileName(companyName.en));
    expect(unfolded(text)).toContain(`\r\nURL:${baseURL}\r\n`);
    await page.keyboard.press('Escape');
    await expect(card.dialog).toHaveCount(0);
    await expect(card.showButton).toBeFocused();
  });

  test('opens on a partner page under a strict policy; a tap enlarges the code', async ({
    openPartnerPage,
    baseURL,
  }) => {
    const page = await openPartnerPage({
      lang: 'ar',
      body: '<main><h1>Partner</h1><dap-business-card></dap-business-card></main>',
      policy: strictPolicy(String(baseURL)),
    });
    const card = new BusinessCardPage(page);
    await card.open();
    expect(await card.code.boundingBox()).toMatchObject({ width: 220, height: 220 });
    expect(await axeViolations(page)).toEqual([]);
    await card.enlargeButton.click();
    expect((await card.enlarged.getByRole('img').boundingBox())?.width).toBeGreaterThan(300);
    await page.keyboard.press('Escape');
    await expect(card.enlarged).toHaveCount(0);
    await expect(card.enlargeButton).toBeFocused();
    const { text } = await card.download();
    expect(unfolded(text)).toContain(`\r\nURL:${baseURL}\r\n`);
  });

  test('fits a screen of 320 pixels, also enlarged', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/fr/');
    const card = new BusinessCardPage(page);
    await card.open();
    const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
    expect(await card.dialog.evaluate(overflow)).toBe(0);
    await card.enlargeButton.click();
    expect((await card.enlarged.getByRole('img').boundingBox())?.width).toBeGreaterThanOrEqual(280);
    expect(await card.enlarged.evaluate(overflow)).toBe(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('"Show the card" downloads the contact file', async ({ page, request }) => {
      await page.goto('/ar/');
      const link = new BusinessCardPage(page).showButton;
      await expect(link).toHaveAttribute('href', '/contact/ar.vcf');
      const { fileName, text } = await downloadFrom(page, link);
      expect(fileName).toBe('ar.vcf');
      expect(text).toContain(`\r\nFN:${companyName.ar}\r\n`);
      const response = await request.get('/contact/ar.vcf');
      expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
    });
  });

  test('the page /c/ does not exist', async ({ request }) => {
    for (const path of ['/c', '/c/', '/ar/c/']) expect((await request.get(path)).status()).toBe(404);
  });
});

/** An image with a red left half and a blue right half. */
async function redAndBlue(orientation = 1): Promise<Buffer> {
  const blue = { create: { width: 100, height: 100, channels: 3, background: '#00f' } } as const;
  const image = sharp({ create: { width: 200, height: 100, channels: 3, background: '#f00' } });
  return image
    .composite([{ input: blue, left: 100, top: 0 }])
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}
const file = (mimeType: string, buffer: Buffer) => ({ name: 'photo', mimeType, buffer });

/** "red" or "blue" at a point of the photo, in parts of its edge. */
const colorAt = (card: StaffCardPage, x: number, y: number) =>
  card.photo.evaluate(
    (canvas: HTMLCanvasElement, [x, y]) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = copy.getContext('2d', { willReadFrequently: true });
      context?.drawImage(canvas, 0, 0);
      const pixel = context?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data;
      const [red = 0, , blue = 0] = pixel ?? [];
      return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red} ${blue}`;
    },
    [x, y] as const,
  );

test.describe('staff card', () => {
  test.use({ deviceScaleFactor: 2 });

  test('is generated on the site; the file has the name of the employee and the code its text', async ({
    page,
  }) => {
    await page.goto('/ar/employee-card');
    const card = new StaffCardPage(page);
    await card.generate();
    expect(await card.code.getByRole('img').boundingBox()).toMatchObject({ width: 128, height: 128 });
    const { fileName, text } = await card.download();
    expect(fileName).toBe(`${sampleEmployee.name}.vcf`);
    await card.code.click();
    const screenshot = sharp(await card.enlarged.screenshot())
      .ensureAlpha()
      .raw();
    const { data, info } = await screenshot.toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(unfolded(text));
  });

  test('a reload restores the form and not the card', async ({ page }) => {
    await page.goto('/ar/employee-card');
    const card = new StaffCardPage(page);
    await card.generate();
    await page.reload();
    await expect(card.field('name')).toHaveValue(sampleEmployee.name);
    await expect(card.field('phone')).toHaveValue(sampleEmployee.phone);
    await expect(card.card).toHaveCount(0);
  });

  test('shows photos upright and square, under a strict policy; refuses damaged files', async ({
    openPartnerPage,
    baseURL,
  }) => {
    const page = await openPartnerPage({
      body: '<main><h1>Partner</h1><dap-employee-card></dap-employee-card></main>',
      policy: strictPolicy(String(baseURL)),
    });
    const card = new StaffCardPage(page);
    await card.field('photo').setInputFiles(file('image/jpeg', await redAndBlue()));
    await expect(page.getByText('Change photo')).toBeVisible();
    expect([await colorAt(card, 0.1, 0.5), await colorAt(card, 0.9, 0.5)]).toEqual(['red', 'blue']);

    const damaged = (await redAndBlue()).subarray(0, 400);
    await card.field('photo').setInputFiles(file('image/jpeg', damaged));
    await expect(card.photoError).toContainText('damaged');

    // EXIF orientation 6: rotated by 90 degrees.
    await card.field('photo').setInputFiles(file('image/jpeg', await redAndBlue(6)));
    await expect(card.photoError).toBeEmpty();
    expect([await colorAt(card, 0.5, 0.1), await colorAt(card, 0.5, 0.9)]).toEqual(['red', 'blue']);

    await card.generate();
    await expect(card.card.locator('canvas')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('shows an SVG photo without running its scripts', async ({ page }) => {
    await page.goto('/en/employee-card');
    const card = new StaffCardPage(page);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="document.title = 'hacked'">
      <script>document.title = 'hacked'</script><path fill="red" d="M0 0h20v20H0z"/></svg>`;
    await card.field('photo').setInputFiles(file('image/svg+xml', Buffer.from(svg)));
    await expect(page.getByText('Change photo')).toBeVisible();
    expect(await colorAt(card, 0.1, 0.5)).toBe('red');
    await expect(page).toHaveTitle(/Employee card/);
  });

  test('fits a screen of 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/fr/employee-card');
    const card = new StaffCardPage(page);
    await card.generate({
      name: 'Marie-Françoise Lefèvre-Châteauneuf',
      title: 'Directrice',
      email: `${'a'.repeat(60)}@example.com`,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
