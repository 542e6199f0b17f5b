import { expect, test } from 'vitest';
import { countShifts, shifted } from '../stage/shifts.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const visits = 30;

// What lies below is left out of the first frame (`src/page.css`). Left out for longer, one visit in ten counted all of
// it as a shift of the whole screen: a single visit would not show it.
test.each(['/ja/employee-card', '/ar/', '/en/company-profile'])(
  'nothing jumps when what lies below %s takes its place, in none of many visits',
  { timeout: 300_000 },
  async (path) => {
    const shifts: number[] = [];
    for (let visit = 0; visit < visits; visit++) {
      const page = await it.open('/robots.txt', phone);
      await page.addInitScript(countShifts);
      await page.goto(it.site() + path);
      await page.waitForFunction(() => document.documentElement.dataset.unfolded === '');
      await page.waitForTimeout(200);
      shifts.push(await shifted(page));
      await page.context().close();
    }
    // Not a number, if one of them was not measured.
    expect(Math.max(...shifts)).toBeLessThan(0.01);
  },
);
