import { describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { languageCodes } from '../../widgets/language/languages.ts';
import { readablePhone } from '../../widgets/text/readable-phone.ts';
import { axe } from '../stage/axe.ts';
import { countShifts, shifted } from '../stage/shifts.ts';
import { desktop, paths, wake } from '../stage/site-page.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

describe('every page', () => {
  test.each(paths)('%s hydrates without a word, and every node of the page stays', async (path) => {
    const page = await it.open(path, desktop);
    await page.evaluate(() => Reflect.set(window, 'written', [...document.querySelectorAll('#root *')]));
    await wake(page);
    const [all, gone] = await page.evaluate(() => {
      const written: Element[] = Reflect.get(window, 'written');
      return [written.length, written.filter((node) => !node.isConnected).map((node) => node.outerHTML)];
    });
    expect(all).toBeGreaterThan(50);
    expect(gone).toEqual([]);
  });

  test.each(paths)('%s has no sideways scroll at 320 px and at 200 % text', async (path) => {
    const page = await it.open(path, { viewport: { width: 320, height: 640 } });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow()).toBe(0);
  });

  test.each([
    ['/ar/', 390, 'light'],
    ['/ar/', 1280, 'dark'],
    ['/en/', 390, 'dark'],
    ['/en/', 1280, 'light'],
    ['/fa/company-profile', 390, 'light'],
    ['/fr/company-profile', 1280, 'dark'],
    ['/ja/employee-card', 1280, 'light'],
    ['/ar/employee-card', 390, 'dark'],
  ] as const)('axe finds nothing on %s at %i px (%s)', async (path, width, colorScheme) => {
    const page = await it.open(path, { viewport: { width, height: 900 }, colorScheme });
    await wake(page);
    expect(await axe(page)).toEqual([]);
    if (width > 900) return;
    await page.locator('.narrow-only > [role=button]').click();
    await page.getByRole('menuitem').last().click();
    await page.getByRole('menuitemradio').nth(4).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test.each(['/ar/', '/en/company-profile', '/ja/'])(
    'nothing jumps while %s loads and wakes',
    async (path) => {
      const page = await it.open('/robots.txt', desktop);
      await page.addInitScript(countShifts);
      await page.goto(it.site() + path);
      await wake(page);
      await page.waitForTimeout(400);
      expect(await shifted(page)).toBeLessThan(0.005);
    },
  );
});

test('a page that was written in another year says the present one when React has it, in each language', async () => {
  const page = await it.open('about:blank', desktop);
  await page.clock.setFixedTime(new Date('2031-03-02T10:00:00Z'));
  await page.goto(`${it.site()}/ar/`);
  await wake(page);
  const copyright = page.locator('.legal span').first();
  await expect.poll(() => copyright.textContent()).toContain('© 2031 ');
  await page.locator('.footer [hreflang=fa]').click();
  await expect.poll(() => copyright.textContent()).toContain('© ۲۰۳۱ ');
});

test('the very first frame holds the first screen and the form, one of the next may hold the footer too', async () => {
  const page = await it.open('/robots.txt', desktop);
  await page.addInitScript(() => {
    const frames: string[] = [];
    Reflect.set(window, 'looks', frames);
    const look = () => {
      const parts = document.querySelectorAll('h1, #order-form h2, .footer h2');
      const open = [...parts].map((part) => (part.checkVisibility() ? 'open' : 'left out'));
      if (parts.length > 2) frames.push(open.join(' '));
      if (frames.length < 20) requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`${it.site()}/ar/`);
  const frames = () => page.evaluate((): string[] => Reflect.get(window, 'looks'));
  await expect.poll(async () => (await frames()).length).toBe(20);
  expect([(await frames())[0], (await frames()).at(-1)]).toEqual(['open open left out', 'open open open']);
});

test('what lies below the first screen is laid out a section at a time', async () => {
  const page = await it.open('/robots.txt', desktop);
  await page.addInitScript(() => {
    const steps: string[][] = [];
    Reflect.set(window, 'steps', steps);
    let frame: string[] | undefined;
    new MutationObserver((records) => {
      if (!frame) {
        frame = [];
        steps.push(frame);
        requestAnimationFrame(() => {
          frame = undefined;
        });
      }
      frame.push(...records.map(({ target }) => (target as Element).localName));
    }).observe(document, { subtree: true, attributeFilter: ['data-unfolded'] });
  });
  await page.goto(`${it.site()}/ar/`);
  const steps = () => page.evaluate((): string[][] => Reflect.get(window, 'steps'));
  await expect.poll(async () => (await steps()).at(-1)).toContain('html');
  expect((await steps()).length).toBeGreaterThan(7);
});

describe('the ways to a person', () => {
  test('the header greets in Arabic in every language, in a new tab', async () => {
    for (const code of languageCodes) {
      const page = await it.open(`/${code}/`, { javaScriptEnabled: false });
      const link = page.locator('header a[target=_blank]');
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.searchParams.get('text')).toBe('مرحبًا، أودّ الاستفسار عن سماد داب (DAP 18-46-0) الأصلي.');
      expect(await link.getAttribute('rel')).toContain('noopener');
    }
  });

  test('each tile shows its number or name as text', async () => {
    const page = await it.open('/ar/');
    const tiles = page.locator('.tile');
    const pages = [company.facebook, company.instagram].filter(Boolean);
    expect(await tiles.locator('bdi').allTextContents()).toEqual([
      readablePhone(`+${company.whatsapp}`),
      readablePhone(company.phone),
      ...pages.map((address) => `@${new URL(address).pathname.split('/')[1]}`),
    ]);
    const targets = await tiles.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href.split('?')[0]),
    );
    expect(targets).toEqual([`https://wa.me/${company.whatsapp}`, `tel:${company.phone}`, ...pages]);
    // A call opens none, and says nothing of one.
    const tabs = await tiles.evaluateAll((links) => links.map((link) => link.textContent?.includes('تبويب')));
    expect(tabs).toEqual([true, false, ...pages.map(() => true)]);
  });
});
