import { expect, test, vi } from 'vitest';
import { imagesFromProperty } from '../../../../widgets/gallery/images.ts';

test('the property images takes URLs and objects, and warns about entries without a URL', () => {
  const warn = vi.fn();
  expect(imagesFromProperty(undefined, warn)).toBeUndefined();
  const images = imagesFromProperty(
    ['/a.jpg', { src: '/b.jpg', alt: 'B', width: '800', height: 600 }, {}, 7],
    warn,
  );
  expect(images?.map(({ src, alt, width, height }) => [src, alt, width, height])).toEqual([
    ['/a.jpg', '', undefined, undefined],
    ['/b.jpg', 'B', 800, 600],
  ]);
  expect(warn.mock.calls.join('\n')).toMatch(/^images\[2\] has no URL[\s\S]*images\[3\] has no URL/);
});
