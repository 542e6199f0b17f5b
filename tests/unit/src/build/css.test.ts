import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { lightDarkFallback, minimumRem } from '../../../../src/build/plugins/css.ts';

describe('stylesheets › browsers without light-dark()', () => {
  const fallbackOf = (css: string) => {
    const { root } = postcss([lightDarkFallback()]).process(css, { from: undefined });
    return (root as postcss.Root).nodes
      .filter((node) => node.type === 'atrule' && node.name === 'supports')
      .join('\n');
  };

  test('get every token of the light theme', () => {
    const theme = readFileSync(new URL('../../../../widgets/ui/theme.css', import.meta.url), 'utf8');
    const fallback = fallbackOf(theme.slice(0, theme.indexOf('@supports')));
    expect(fallback).toMatch(/^@supports not \(color: light-dark\(red, red\)\) ?\{/);
    expect(fallback).toContain('--paper: var(--dap-color-surface, #fbf8f1)');
    expect(fallback).toContain('--brand: var(--dap-color-brand, var(--tone-brand))');
    expect(fallback.slice(50)).not.toContain('light-dark(');
  });

  test('keep nested functions and several pairs', () => {
    expect(
      fallbackOf(':root { --a: 1px light-dark(rgb(1, 2, 3), var(--b)), 2px light-dark(red, blue) 3px }'),
    ).toContain('--a: 1px rgb(1, 2, 3), 2px red 3px');
    expect(fallbackOf(':root { --a: red }')).toBe('');
  });
});

test('stylesheets › rem is at least 16 px in the embed', () => {
  const css = postcss([minimumRem()]).process(
    '.a { --rem: max(1rem, 16px); margin: 1rem -0.5rem } @container (min-width: 40rem) { .a { inset: 2rem } } @container (width>=40rem) {} @media (min-width: 40rem) {}',
    { from: undefined },
  ).css;
  expect(css).toBe(
    '.a { --rem: max(1rem, 16px); margin: var(--rem) calc(-0.5 * var(--rem)) } @container (min-width: 640px) { .a { inset: calc(2 * var(--rem)) } } @container (width>=640px) {} @media (min-width: 40rem) {}',
  );
});
