import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { companyFolder, root } from '../../src/publish/company-folder.ts';
import { pictureFile } from '../../src/publish/picture-files.ts';
import { gallery } from '../../widgets/company/pictures.ts';
import { keptInside, letGo, modulo, settled, speedOf, zoomedAt } from '../../widgets/gallery/gestures.ts';
import { companyPictures, givenPictures, widths } from '../../widgets/gallery/pictures.ts';
import { languageCodes } from '../../widgets/language/languages.ts';

describe('the company’s pictures', () => {
  test('are described in every language', () => {
    for (const { alt } of gallery.pictures) {
      expect(Object.keys(alt)).toEqual(languageCodes);
      for (const text of Object.values(alt)) expect(text).not.toMatch(/^.{0,5}$|(?<!DAP )18-46-0/);
    }
  });

  test('have the sizes and colours that the script found', () => {
    const files = [join(root, 'widgets/company/made.json'), join(companyFolder(), 'made.json')];
    const made = Object.assign(
      {},
      ...files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8'))),
    );
    const shown = companyPictures('ar', '/').map(({ src, width, height, colour }) => {
      return [src.replace(/.*\/(.*)-960\.jpg/, '$1'), width, height, colour];
    });
    expect(shown).toEqual(gallery.pictures.map(({ name }) => [name, 1600, 1200, made[name]]));
    expect(made[gallery.pictures[0]?.name ?? '']).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('weigh at most 25 kB as thumbnails', () => {
    for (const { name } of gallery.pictures) {
      for (const type of ['avif', 'webp', 'jpg']) {
        const file = pictureFile(companyFolder(), `${name}-480.${type}`);
        const bytes = readFileSync(file ?? '').length;
        expect(bytes).toBeLessThanOrEqual(25_000);
      }
    }
  });

  test('come from the place the script came from', () => {
    const [first] = companyPictures('ar', 'https://dap.example.com/');
    const { name, alt } = gallery.pictures[0] as (typeof gallery.pictures)[number];
    expect(first?.src).toBe(`https://dap.example.com/pictures/${name}-960.jpg`);
    const set = first?.sources?.[0]?.srcSet;
    expect(set?.split(', ').map((one) => one.replace(/.*\//, ''))).toEqual(
      widths.map((width) => `${name}-${width}.avif ${width}w`),
    );
    expect(first?.alt).toBe(alt.ar);
  });
});

test('a partner’s list may mix addresses and descriptions; what is no picture is left out', () => {
  const warn = vi.fn();
  expect(givenPictures(undefined)).toBeUndefined();
  expect(givenPictures('a.jpg', warn)).toBeUndefined();
  const pictures = givenPictures(
    ['/a.jpg', { src: '/b.jpg', alt: 'B', width: '800', height: 'x' }, {}, 7],
    warn,
  );
  expect(pictures?.map(({ src, alt, width, height }) => [src, alt, width, height])).toEqual([
    ['/a.jpg', '', undefined, undefined],
    ['/b.jpg', 'B', 800, undefined],
  ]);
  expect(warn.mock.calls.join('\n')).toMatch(/not a list[\s\S]*images\[2\][\s\S]*images\[3\]/);
});

describe('what fingers mean', () => {
  test('positions go around a list without ends', () => {
    expect([-1, 0, 11, 12, -13].map((position) => modulo(position, 12))).toEqual([11, 0, 11, 0, 11]);
  });

  test.each([
    ['a long slow push to the left shows what is on the right', -200, 0, 1],
    ['a long slow push to the right shows what is on the left', 200, 0, -1],
    ['a short slow push stays', -60, -0.1, 0],
    ['a short flick goes on', -30, -0.6, 1],
    ['a long push that flicks back stays', -200, 0.6, 0],
  ] as const)('%s', (_, distance, speed, side) => expect(settled(distance, speed, 390)).toBe(side));

  test('only downwards lets go, by distance or by a flick', () => {
    expect([letGo(200, 0, 800), letGo(40, 0.6, 800), letGo(40, 0, 800), letGo(-300, -2, 800)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(letGo(300, -0.6, 800)).toBe(false);
  });

  test('enlarging keeps the spot under the finger', () => {
    const spot = { x: 90, y: -40 };
    const view = zoomedAt({ x: 0, y: 0, scale: 1 }, 2, spot);
    expect(view).toEqual({ scale: 2, x: -90, y: 40 });
    expect(zoomedAt(view, 99, spot).scale).toBe(4);
    expect(zoomedAt(view, 0.1, spot).scale).toBe(1);
  });

  test('no edge of an enlarged picture comes inside, and a smaller one stays in the middle', () => {
    const picture = { width: 400, height: 300 };
    const stage = { width: 400, height: 800 };
    expect(keptInside({ x: 999, y: 999, scale: 2 }, picture, stage)).toEqual({ x: 200, y: 0, scale: 2 });
    expect(keptInside({ x: 5, y: 5, scale: 1 }, picture, stage)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  test('a finger that rested before it was lifted has no speed', () => {
    const moments = [
      { x: 0, y: 0, at: 0 },
      { x: 50, y: 0, at: 50 },
    ];
    expect(speedOf(moments, 60)).toEqual({ x: 1, y: 0 });
    expect(speedOf(moments, 300)).toEqual({ x: 0, y: 0 });
  });
});
