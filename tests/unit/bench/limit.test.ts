import { expect, test } from 'vitest';
import { files } from '../../../src/build/pages/prerender.tsx';
import { limitPage, parsePage } from '../../bench/limit.ts';

const choices = 'rel media type srcset imagesrcset sizes imagesizes src loading fetchpriority'.split(' ');

/** What a browser needs to choose the image files of a page, and when to request them. */
function imageRequests(html: string): string[] {
  const elements = parsePage(html).querySelectorAll('img, picture source, link[rel=preload][as=image]');
  return [...elements].map((element) =>
    choices.map((name) => `${name}=${element.getAttribute(name)}`).join(' '),
  );
}

test('limit page of the benchmark › requests the same image files as the home page, and no scripts', async () => {
  const built = await files({ headScript: 'a()', script: '/b.js', prefetch: () => [] });
  const ours = built.get('ar/index.html') ?? '';
  const limit = limitPage(ours);
  const wanted = imageRequests(ours);
  expect(wanted.filter((text) => /\.avif \d+w/.test(text)).length).toBeGreaterThan(1);
  expect(imageRequests(limit)).toEqual(wanted);
  expect(limit).not.toMatch(/<script|\.js\b/);
});
