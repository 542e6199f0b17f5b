import type { Page } from '@playwright/test';
import { widgetNames } from '../../widgets/widget-names.ts';
import { expect, test } from '../support/fixtures.ts';
import { axeViolations, expectNoOverflow } from '../support/page-checks.ts';
import { businessCard, GalleryPage, OrderFormPage, sampleOrder, staffCard } from '../support/page-objects.ts';

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

/** Opens the order form with hints, its trade terms and the panel that follows a blocked tab. */
async function openPanel(page: Page): Promise<void> {
  const form = await OrderFormPage.open(page);
  await form.blockTabs();
  await form.fill({ ...sampleOrder, phone: '07701234567 / 0782222222', quantity: '600-700 kg' });
  await page.locator('.trade-terms summary').click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await form.submitButton.click();
  await expect(form.panel).toBeVisible();
}

type Surface = [
  name: string,
  colorScheme: 'light' | 'dark',
  open: (page: Page) => Promise<unknown>,
  /** The selector of this surface alone; by default the page. */
  part?: string,
];

const surfaces: Surface[] = [
  [
    'order form with errors and the list of countries',
    'dark',
    async (page) => {
      const form = await OrderFormPage.open(page, 'ar');
      await form.submitButton.click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(4);
      await form.countryCode.click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  ],
  [
    'order form with hints, trade terms and the panel, with controls of 44 pixels,',
    'light',
    async (page) => {
      await openPanel(page);
      const controls = page.locator(
        '#order-form :is(a, button, summary, input:not([type=hidden], [type=checkbox]), label:has([type=checkbox]), [role=combobox])',
      );
      const small = await controls.evaluateAll((all) =>
        all
          .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 44)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect(small).toEqual([]);
    },
    '#order-form',
  ],
  [
    'dialog of the business card',
    'dark',
    async (page) => {
      await page.goto('/fr/');
      await businessCard(page).open();
    },
    'dialog[open]',
  ],
  [
    'home page and image of the gallery',
    'light',
    async (page) => {
      await page.goto('/ar/');
      expect(await axeViolations(page)).toEqual([]);
      await new GalleryPage(page).open(1);
    },
    'dialog[open]',
  ],
  [
    'employee card with long values',
    'light',
    async (page) => {
      await page.goto('/fr/employee-card');
      const name = 'Marie-Françoise Lefèvre-Châteauneuf';
      const email = `${'a'.repeat(60)}@example.com`;
      await staffCard(page).generate({ name, title: 'Directrice', email });
    },
  ],
];

for (const [name, colorScheme, open, part] of surfaces)
  test.describe('accessibility', () => {
    test.use({ colorScheme });

    test(`${name} › has no axe violation and fits 320 pixels`, async ({ page }) => {
      await open(page);
      expect(await axeViolations(page, part)).toEqual([]);
      await expectNoOverflow(page);
    });
  });

test('accessibility › all widgets on a partner page have no axe violation', async ({ openPartnerPage }) => {
  const elements = widgetNames.map((name) => `<dap-${name} loading="eager"></dap-${name}>`);
  const page = await openPartnerPage({ body: `<main><h1>Partner</h1>${elements.join('')}</main>` });
  for (const name of widgetNames) await expect(page.locator(`dap-${name} .widget`)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

/** Targets that are smaller than 24 pixels, without links in a sentence and parts of a larger target. */
function smallTargets(): string[] {
  const targets = [
    ...document.querySelectorAll<HTMLElement>('a, button, input, summary, select, textarea, [tabindex="0"]'),
  ];
  return targets
    .filter((target) => target.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((target) => !target.closest('.skip, .visually-hidden, label'))
    .filter((target) => getComputedStyle(target).display !== 'inline')
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 1 && Math.min(width, height) < 23.99;
    })
    .map((target) => target.outerHTML.slice(0, 120));
}

test('accessibility › pages fit 320 pixels without axe violations, and targets have 24 pixels (WCAG 2.5.8)', async ({
  page,
  messages,
}) => {
  const open = async (path: string) => {
    await page.goto(path);
    expect(await page.evaluate(smallTargets), path).toEqual([]);
    await expectNoOverflow(page);
    // Others are tested above.
    if (/profile|demo.$|guides.$/.test(path)) expect(await axeViolations(page), path).toEqual([]);
  };
  const paths = ['/en/', '/en/company-profile', '/en/employee-card', '/demo/', '/guides/', '/guides/api/'];
  for (const path of paths) await open(path);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/guides/');
  await open('/404.html');
  // The status of the 404 page.
  expect(messages.splice(0)).toEqual([expect.stringContaining('404')]);
});
