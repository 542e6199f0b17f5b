import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { elements } from '../../../../src/build/api/analyze.ts';
import { apiFiles, apiReference } from '../../../../src/build/api/api-files.ts';
import type { CountryCode as DapCountryCode } from '../../../../widgets/event-details.ts';
import type { CountryCode } from '../../../../widgets/lib/phone.ts';
import type { DapOrderFormElement } from '../../../../widgets/order-form/order-form.element.ts';
import type { OrderMethods } from '../../../../widgets/order-form/use-order.ts';
import { elementClasses } from '../../../support/element-classes.ts';

const root = new URL('../../../../', import.meta.url);
const built = apiFiles({ site: 'https://shop.example', whatsapp: '962791234567' });
const manifest = JSON.parse(built.get('custom-elements.json') ?? '');

const all = elements();

test('API › widgets/API.md is up to date; `npm run test:unit -- api.test -u` writes it', async () => {
  await expect(apiReference(all)).toMatchFileSnapshot('../../../../widgets/API.md');
});

test('API › the JSDoc of every element names the attributes, events and methods of its widget', () => {
  for (const { widget } of elementClasses) {
    const element = all.find(({ tagName }) => tagName === widget.tag);
    const names = (entries: { name: string }[] = []) => entries.map(({ name }) => name).sort();
    expect(names(element?.attributes), widget.tag).toEqual(
      [...Object.keys(widget.attributes), 'dir', 'lang', 'loading', 'theme'].sort(),
    );
    const events = Object.values(widget.events).map(({ type }) => type);
    expect(names(element?.events), widget.tag).toEqual([...events, 'dap-error', 'dap-ready'].sort());
    const methods = element?.members.filter(({ kind }) => kind === 'method');
    expect(names(methods), widget.tag).toEqual(widget.tag === 'dap-order-form' ? ['reset', 'sent'] : []);
  }
});

test('API › the types of the widgets', () => {
  expectTypeOf<DapCountryCode>().toEqualTypeOf<CountryCode>();
  expectTypeOf<DapOrderFormElement>().toExtend<OrderMethods>();
  expectTypeOf<keyof OrderMethods>().toEqualTypeOf<'reset' | 'sent'>();
});

/** All matches of a pattern in the sources of the widgets. */
const inWidgets = (ending: RegExp, pattern: RegExp) => {
  const files = readdirSync(new URL('widgets/', root), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(new URL(`widgets/${name}`, root), 'utf8'));
  return [
    ...new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, found]) => String(found)))),
  ].sort();
};

test('every part and every custom property is documented, and no other', () => {
  const described = (key: 'cssParts' | 'cssProperties') =>
    [...new Set(all.flatMap((element) => element[key].map(({ name }) => name)))].sort();
  expect(described('cssParts')).toEqual(inWidgets(/\.tsx$/, / part="([^"]+)"/g));
  expect(described('cssProperties')).toEqual(inWidgets(/\.css$/, /var\((--dap-[\w-]+)/g));
  // Partner pages depend on these names.
  expect(described('cssParts')).toEqual(
    expect.arrayContaining(['button', 'input', 'label', 'dialog', 'toast']),
  );
  const colors = ['brand', 'on-brand', 'surface', 'text', 'border'].map((name) => `--dap-color-${name}`);
  expect(described('cssProperties')).toEqual(
    expect.arrayContaining([...colors, '--dap-radius', '--dap-font', '--dap-space']),
  );
});

describe('the published files', () => {
  test('contain the URL and the number of the company instead of the sample values', () => {
    for (const [name, text] of built) {
      expect(text, name).not.toContain('dap.example.com');
      expect(text, name).not.toContain('962790000000');
    }
    expect(built.get('embed.md')).toContain('src="https://shop.example/embed.js"');
    expect(built.get('embed.md')).toContain('https://wa.me/962791234567');
  });

  test('the types name every tag, property, method and event of the manifest', () => {
    const types = built.get('embed.d.ts') ?? '';
    for (const { tagName, name, members, events } of manifest.modules[0].declarations) {
      expect(types).toContain(`'${tagName}': ${name};`);
      const [, inside = ''] =
        new RegExp(`interface ${name} extends HTMLElement {([^]*?)\n}`).exec(types) ?? [];
      for (const member of members) expect(inside).toMatch(new RegExp(` ${member.name}(:|\\(\\):) `));
      for (const event of events) expect(types).toContain(`'${event.name}': ${event.type.text};`);
    }
  });
});
