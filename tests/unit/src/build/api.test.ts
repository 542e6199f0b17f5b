import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiFiles, elements } from '../../../../src/build/api.ts';
import { readSource, root } from '../../../../src/build/files.ts';
import { propertyName } from '../../../../widgets/element/attributes.ts';
import { orderRows } from '../../../../widgets/order-form/order/rows.ts';
import { elementClasses } from '../../../support/element-classes.ts';

const names = (entries: { name: string }[]) => entries.map(({ name }) => name).sort();
const types = readSource('src/public/embed.d.ts');
const guide = readSource('widgets/API.md');
const common = ['dir', 'lang', 'loading', 'theme'];

describe.each(elementClasses.map(({ widget }) => widget))('API › $tag', (widget) => {
  const element = elements.find(({ tagName }) => tagName === widget.tag);
  const attributes = Object.keys(widget.attributes);
  const events = Object.values(widget.events).map(({ type }) => type);

  test('the manifest has the attributes and events of the definition', () => {
    expect(names(element?.attributes ?? [])).toEqual([...attributes, ...common].sort());
    expect(names(element?.events ?? [])).toEqual([...events, 'dap-error', 'dap-ready'].sort());
  });

  test('widgets/API.md has the same names', () => {
    const [, section = ''] = guide.split(`## \`<${widget.tag}>\``);
    const [own = ''] = section.split('\n## ');
    const rows = Array.from(own.matchAll(/^\| `([^`]+)`/gm), ([, name = '']) => name);
    const isShared = ({ name }: { name: string }) => [...common, 'ready'].includes(name);
    const members = (element?.members ?? []).filter((one) => !isShared(one));
    expect(rows.sort()).toEqual([...attributes, ...names(members), ...events].sort());
    const parts = /^Parts: (.*)\.$/m.exec(own)?.[1];
    expect(parts?.split(', ').sort()).toEqual(names(element?.cssParts ?? []).map((name) => `\`${name}\``));
  });

  test('embed.d.ts has the same names', () => {
    expect(types).toContain(`'${widget.tag}': ${element?.name};`);
    const [, properties = ''] =
      new RegExp(`interface ${element?.name} extends DapElement {([\\s\\S]*?)\n}`).exec(types) ?? [];
    const found = Array.from(properties.matchAll(/^ {2}(\w+(?:\(\))?):/gm), ([, name]) => name);
    const members = names(element?.members ?? []).filter((name) => name !== 'ready');
    expect(found.sort()).toEqual([...attributes.map(propertyName), ...members].sort());
    for (const { name, type } of element?.events ?? []) expect(types).toContain(`  '${name}': ${type};`);
  });
});

test('API › embed.d.ts has the fields of an order', () => {
  const [, order = ''] = /type DapOrder = {([\s\S]*?)\n}/.exec(types) ?? [];
  expect(Array.from(order.matchAll(/(\w+)\??:/g), ([, name]) => name)).toEqual(
    orderRows.map(({ name }) => name),
  );
});

/** All matches of a pattern in the sources of the widgets. */
const inWidgets = (ending: RegExp, pattern: RegExp) => {
  const files = readdirSync(join(root, 'widgets'), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => ending.test(name)).map((name) => readSource(`widgets/${name}`));
  return [
    ...new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, found]) => String(found)))),
  ].sort();
};

test('API › every part and every custom property is documented, and no other', () => {
  const described = (key: 'cssParts' | 'cssProperties') =>
    [...new Set(elements.flatMap((element) => names(element[key])))].sort();
  expect(described('cssParts')).toEqual(inWidgets(/\.tsx$/, / part(?:="|: ')([\w-]+)/g));
  expect(described('cssProperties')).toEqual(inWidgets(/\.css$/, /var\((--dap-[\w-]+)/g));
  for (const name of described('cssProperties')) expect(guide).toContain(`| \`${name}\` |`);
});

test('API › the published manifest and editor data describe every element', () => {
  const { 'custom-elements.json': manifest = '', 'vscode.html-custom-data.json': editor = '' } =
    Object.fromEntries(apiFiles());
  const [{ declarations, exports }] = JSON.parse(manifest).modules;
  const form = declarations.find(({ tagName }: { tagName: string }) => tagName === 'dap-order-form');
  expect(exports).toHaveLength(elementClasses.length);
  expect(form).toMatchObject({ kind: 'class', customElement: true, name: 'DapOrderFormElement' });
  expect(form.attributes).toContainEqual(
    expect.objectContaining({ name: 'min-quantity', fieldName: 'minQuantity', type: { text: 'number' } }),
  );
  expect(form.members).toContainEqual(expect.objectContaining({ kind: 'method', name: 'reset' }));
  const [tag] = JSON.parse(editor).tags;
  expect(tag.attributes).toContainEqual(
    expect.objectContaining({
      name: 'theme',
      values: [{ name: 'auto' }, { name: 'light' }, { name: 'dark' }],
    }),
  );
});
