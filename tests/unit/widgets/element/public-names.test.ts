// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import { defineElements } from '../../../../widgets/element/define-widget.ts';
import { elementClasses } from '../../../support/element-classes.ts';

/** The names that partner pages depend on. New names may be added; none of these may be renamed or removed. */
const elements: Record<string, { attributes: string[]; events: string[]; members?: string[] }> = {
  'dap-order-form': {
    attributes: 'whatsapp phone email recipient min-quantity country-code partner prefill'.split(' '),
    events: ['dap-order-submit', 'dap-order-opened'],
    members: ['reset'],
  },
  'dap-gallery': {
    attributes: [],
    events: ['dap-gallery-open', 'dap-gallery-close'],
    members: ['images'],
  },
  'dap-business-card': { attributes: [], events: ['dap-card-open', 'dap-card-close'] },
  'dap-employee-card': { attributes: [], events: ['dap-card-generated'] },
  'dap-language-switcher': { attributes: ['persist'], events: ['dap-language-change'] },
};
const everyAttribute = ['lang', 'theme', 'loading'];
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const widgets = elementClasses.map(({ widget }) => widget);

beforeAll(() => defineElements(elementClasses));

describe.each(Object.entries(elements))('<%s>', (tag, { attributes, events, members = [] }) => {
  test('is defined with its attributes and properties', () => {
    const element = document.createElement(tag);
    const { observedAttributes } = customElements.get(tag) as unknown as { observedAttributes: string[] };
    for (const name of [...everyAttribute, ...attributes]) {
      expect(observedAttributes).toContain(name);
      expect(camelCase(name) in element, name).toBe(true);
    }
    for (const name of members) expect(name in element, name).toBe(true);
  });

  test('declares its events', async () => {
    const component = await widgets.find((one) => one.tag === tag)?.load();
    const declared = Object.values(component?.events ?? {}).map(({ type }: { type: string }) => type);
    expect(declared.sort()).toEqual([...events].sort());
  });
});
