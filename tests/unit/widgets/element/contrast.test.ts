// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { computed, contrast } from '../../../../widgets/element/contrast.ts';

afterEach(() => vi.restoreAllMocks());

test('computes the contrast of WCAG 2.2', () => {
  expect(contrast([0, 0, 0, 1], [1, 1, 1, 1])).toBeCloseTo(21);
  const gray = 119 / 255;
  expect(contrast([gray, gray, gray, 1], [1, 1, 1, 1])).toBeCloseTo(4.48, 2);
});
test('reads colors of both notations', () => {
  const probe = document.createElement('p');
  const style = vi.spyOn(window, 'getComputedStyle');
  style.mockReturnValue({ color: 'rgb(255, 51, 0)' } as CSSStyleDeclaration);
  expect(computed(probe, 'orange')).toEqual([1, 0.2, 0, 1]);
  style.mockReturnValue({ color: 'color(srgb 1 0.2 0)' } as CSSStyleDeclaration);
  expect(computed(probe, 'orange')).toEqual([1, 0.2, 0, 1]);
});
