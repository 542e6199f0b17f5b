import { describe, expect, test } from 'vitest';
import { axe } from '../stage/axe.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const pages = ['/trust/', '/trust/accessibility.html'];

describe('what reviewers read', () => {
  test.each(pages)('axe finds nothing on %s', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const)
      expect(await axe(await it.open(path, { colorScheme }))).toEqual([]);
  });

  test.each(pages)('%s is no wider than the smallest phone', async (path) => {
    const page = await it.open(path, { viewport: { width: 320, height: 640 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
