import { describe, expect, test } from 'vitest';
import { beyondFloorCss } from '../stage/floor-css.ts';
import { beyondFloorJs, sheetsIn } from '../stage/floor-js.ts';

describe('a sheet is refused where old browsers would miss something', () => {
  test.each([
    'a{&:hover{color:red}}',
    'a{color:red;b{color:red}}',
    'a:popover-open{color:red}',
    '@starting-style{a{opacity:0}}',
    '@scope (a){b{color:red}}',
    '@container style(--a:b){a{color:red}}',
    '@media (update:none){a{color:red}}',
    'a{color:light-dark(red,blue)}',
    'a{color:red;background:color-mix(in srgb,red,blue)}',
    'a{--x:red;--x:light-dark(red,blue)}',
    'a{color:rgb(from red r g b)}',
    'a{block-size:100dvh}',
    'a{margin:1lh}',
    'a{grid-template-rows:subgrid}',
    'a{transition-timing-function:linear(0,.5,1)}',
    'a{inline-size:round(1px,2px)}',
    'a{position-area:top}',
    'a{inset:anchor(top)}',
    'a{mask-image:url(a)}',
    '@supports (color:light-dark(red,red)){a{block-size:1dvh}}',
    '@supports not (color:light-dark(red,red)){b{color:red}}a{color:light-dark(red,blue)}',
  ])('%s', (css) => expect(beyondFloorCss(css)).toHaveLength(1));
});

describe('a sheet is let through where they have it, or something in its place', () => {
  test.each([
    '@container (width>=40rem){a{color:red}}',
    '@media (width>=40rem){a:has(b){scale:-1 1;rotate:1turn}}',
    'a{background:linear-gradient(red,blue);text-wrap:balance}',
    'a{block-size:100vh;block-size:100dvh}',
    'a{-webkit-mask-image:url(a);mask-image:url(a)}',
    '@supports (block-size:1dvh){a{block-size:100dvh}}',
    '@supports selector(:popover-open){a:popover-open{color:red}}',
    '@supports not selector(:popover-open){a{color:red}}',
    'a{--x:light-dark(red,blue)}@supports not (color:light-dark(red, red)){a{--x:red}}',
  ])('%s', (css) => expect(beyondFloorCss(css)).toEqual([]));
});

describe('a script is refused that calls what is not there', () => {
  test.each([
    'a.toSorted()',
    'a.with(0, 1)',
    'Object.groupBy(a, b)',
    'Promise.withResolvers()',
    'URL.canParse(a)',
    'URL.parse(a)',
    'AbortSignal.any([a])',
    'a.checkVisibility()',
    'a.showPopover()',
    'navigation.addEventListener("navigate", a)',
    'new URLPattern(a)',
    'f({ closedBy: "any" })',
    '/[a--b]/v.test(a)',
    'a.matchAll(b).map(c)',
    'try { a() } catch { a.toSorted() }',
  ])('%s', (script) => expect(beyondFloorJs(script)).toHaveLength(1));
});

describe('a script is let through that asks first', () => {
  test.each([
    'a.findLast(b), structuredClone(a), a.at(-1)',
    'a.showPopover?.()',
    '"popover" in a && a.showPopover()',
    'if (typeof navigation == "object") navigation.addEventListener("navigate", a)',
    'try { a.toSorted() } catch {}',
    'JSON.parse(a), Promise.any(a), Object.entries(a).map(b)',
  ])('%s', (script) => expect(beyondFloorJs(script)).toEqual([]));
});

test('the sheets in a script are found, those with a number in them as well', () => {
  expect(sheetsIn(`f(\`.a{color:red}\`, "b", \`.c{inline-size:\${d}mm;color:red}\`)`)).toEqual([
    '.a{color:red}',
    '.c{inline-size:0mm;color:red}',
  ]);
});
