import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { gallery } from '#company/images.ts';
import { root } from '../../../../src/build/files.ts';
import { companyImages, imagesFromProperty } from '../../../../widgets/gallery/images.ts';
import { galleryWidths } from '../../../../widgets/lib/images.ts';

describe('gallery images of the company', () => {
  test('have alternative text', () => {
    for (const { alt } of gallery.images)
      for (const text of Object.values(alt)) expect(text).not.toMatch(/^.{0,5}$|(?<!DAP )18-46-0/);
  });

  test('have a size and the placeholder colors of image-colors.json', () => {
    const made = JSON.parse(readFileSync(join(root, 'widgets/company/image-colors.json'), 'utf8'));
    const shown = companyImages('ar', '/').map(({ src, width, height, colors }) => {
      return [src.replace(/.*\/(.*)-960\.jpg/, '$1'), width, height, colors];
    });
    expect(shown).toEqual(gallery.images.map(({ name }) => [name, 1600, 1200, made[name]]));
    expect(made[gallery.images[0]?.name ?? '']).toEqual([
      expect.stringMatching(/^#[0-9a-f]{6}$/),
      expect.stringMatching(/^#[0-9a-f]{6}$/),
    ]);
  });

  test('have thumbnails of at most 12 kB', () => {
    for (const { name } of gallery.images) {
      const file = join(root, `src/public/pictures/${name}-${galleryWidths[0]}.avif`);
      expect(readFileSync(file).length).toBeLessThanOrEqual(12_000);
    }
  });

  test('are loaded from the folder next to the script', () => {
    const [first] = companyImages('ar', 'https://dap.example.com/');
    const { name, alt } = gallery.images[0] as (typeof gallery.images)[number];
    expect(first?.src).toBe(`https://dap.example.com/pictures/${name}-960.jpg`);
    const set = first?.sources?.[0]?.srcSet;
    expect(set?.split(', ').map((one) => one.replace(/.*\//, ''))).toEqual(
      galleryWidths.map((width) => `${name}-${width}.avif ${width}w`),
    );
    expect(first?.alt).toBe(alt.ar);
  });
});

describe('gallery property images', () => {
  test('leaves out entries that cannot be read', () => {
    const warn = vi.fn();
    const broken = {
      get src(): string {
        throw Error('no');
      },
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const images = imagesFromProperty(['/a.jpg', broken, { src: '/b.jpg', width: Symbol() }, proxy], warn);
    expect(images?.map(({ src }) => src)).toEqual(['/a.jpg']);
    expect(warn).toHaveBeenCalledTimes(3);
  });

  test('takes URLs and objects, and warns about entries without a URL', () => {
    const warn = vi.fn();
    expect(imagesFromProperty(undefined, warn)).toBeUndefined();
    const images = imagesFromProperty(
      ['/a.jpg', { src: '/b.jpg', alt: 'B', width: '800', height: 'x' }, {}, 7],
      warn,
    );
    expect(images?.map(({ src, alt, width, height }) => [src, alt, width, height])).toEqual([
      ['/a.jpg', '', undefined, undefined],
      ['/b.jpg', 'B', 800, undefined],
    ]);
    expect(warn.mock.calls.join('\n')).toMatch(/^images\[2\] has no URL[\s\S]*images\[3\] has no URL/);
  });
});
