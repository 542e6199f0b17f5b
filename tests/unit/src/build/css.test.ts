import { expect, test } from 'vitest';
import { minimumRem } from '../../../../src/build/plugins/css.ts';

test('stylesheets › rem is at least 16 px in the embed', () => {
  const css = minimumRem(
    '.a-1rem { --rem: max(1rem, 16px); margin: 1rem -0.5rem; inset: min(.5rem,1px) } @container (min-width: 40rem) { .a { inset: 2rem } } @container (width>=40rem) {} @media (min-width: 40rem) {}',
  );
  expect(css).toBe(
    '.a-1rem { --rem: max(1rem, 16px); margin: var(--rem) calc(-0.5 * var(--rem)); inset: min(calc(.5 * var(--rem)),1px) } @container (min-width: 640px) { .a { inset: calc(2 * var(--rem)) } } @container (width>=640px) {} @media (min-width: 40rem) {}',
  );
});
