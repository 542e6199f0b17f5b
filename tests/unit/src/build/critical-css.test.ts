import { describe, expect, test } from 'vitest';
import { hashOf, pageStyle, removeInlinedRules } from '../../../../src/build/pages/critical-css.ts';

const page = '<p class="lead big" id="top">a</p>';

describe('the critical CSS of a page', () => {
  test.each([
    ['p{a:b}', 'a rule for elements'],
    ['.lead{a:b}', 'a rule for a class of the page'],
    ['#top>.big:hover{a:b}', 'an id, a class and a state'],
    ['.lead:is(.gone,.big){a:b}', 'a choice of classes'],
    ['@media print{.lead{a:b}}', 'what is printed'],
    ['@keyframes turn{50.5%{a:b}}', 'the steps of a motion'],
    [':root{--x:1}', 'tokens'],
  ])('%s stays: %s', (rule) => expect(pageStyle(rule, [page])).toBe(rule));

  test.each([
    '.gone{a:b}',
    '.lead .gone{a:b}',
    '.lead:disabled{a:b}',
    '.lead:has([aria-invalid=true]){a:b}',
    '@media print{.gone{a:b}}',
    '@supports (a:b){@media print{#x{a:b}}}',
  ])('%s goes', (rule) => expect(pageStyle(rule, [page])).toBe(''));

  test('of a list of selectors, those that may hold', () => {
    expect(pageStyle('.gone,.lead{a:b}', [page])).toBe('.lead{a:b}');
  });
});

test('the complete stylesheet leaves out tokens and fonts, which every page has inline', () => {
  const tokens =
    '@media (a:b){@font-face{a:b}}:root,.widget{--a:b}:root:lang(ar){--a:c}@supports not (a:b){:root{--a:d}}';
  const others = ':root:not([data-unfolded]) .x{c:d}:lang(ja):is(h1){e:f}p{--a:e}';
  expect(removeInlinedRules(tokens + others)).toBe(others);
  expect(pageStyle(tokens, [page])).toBe(tokens.replace(',.widget', ''));
});

test('the hash is that of the Content-Security-Policy', () => {
  // The example of CSP 3, section "Using hashes".
  expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
