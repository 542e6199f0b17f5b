import { describe, expect, test, vi } from 'vitest';
import { gallery } from '#company/images.ts';
import { companyImages, imagesFromProperty } from '../../../../widgets/gallery/images.ts';

describe('gallery images of the company', () => {
  test('are loaded from the folder next to the script', () => {
    const [first] = companyImages('ar', 'https://dap.example.com/');
    const { name, alt } = gallery.images[0] as (typeof gallery.images)[number];
    expect(first?.src).toBe(`https://dap.example.com/pictures/${name}-960.jpg`);
    expect(first?.alt).toBe(alt.ar);
  });
});

describe('gallery property images', () => {
  test('takes URLs and objects, and warns about entries without a URL', () => {
    const warn = vi.fn();
    const broken = {
      get src(): string {
        throw Error('no');
      },
    };
    expect(imagesFromProperty(undefined, warn)).toBeUndefined();
    const images = imagesFromProperty(
      ['/a.jpg', { src: '/b.jpg', alt: 'B', width: '800', height: 'x' }, {}, 7, broken],
      warn,
    );
    expect(images?.map(({ src, alt, width, height }) => [src, alt, width, height])).toEqual([
      ['/a.jpg', '', undefined, undefined],
      ['/b.jpg', 'B', 800, undefined],
    ]);
    expect(warn.mock.calls.join('\n')).toMatch(/^images\[2\] has no URL[\s\S]*images\[3\] has no URL/);
  });
});
