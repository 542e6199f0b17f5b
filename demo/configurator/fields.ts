import type { AttributeReader } from '../../widgets/element/attributes.ts';
import type { Attribute, WidgetDefinition } from '../../widgets/element/widget.ts';
import { countryCodes } from '../../widgets/lib/phone.ts';
import { readNumber } from '../../widgets/lib/phone-check.ts';

/** The label of each attribute and one sentence of help. */
export const labels: Record<string, [label: string, help: string]> = {
  whatsapp: ['WhatsApp number', 'Receives the orders. Enter your own number for tests.'],
  phone: ['Phone number', 'Visitors can call it if WhatsApp does not open.'],
  email: ['Email address', 'Receives orders that visitors send by email.'],
  recipient: ['Recipient', 'The name below the button, so that visitors know who receives the order.'],
  'min-quantity': ['Minimum order', 'The smallest quantity that can be sent, in metric tons.'],
  'country-code': ['Country code', 'The country code of the phone field that is selected initially.'],
  partner: ['Your name', 'The order message ends with it, so that the supplier knows who sent the visitor.'],
  prefill: ['Initial values', 'Names and values of fields, for example quantity=1000&company=Acme.'],
  'heading-level': ['Heading level', 'One level below the heading above the widget on your page.'],
  theme: ['Theme', 'By default, the widget follows the color scheme of your page.'],
  loading: ['Loading', 'By default, the widget loads when it nears the viewport.'],
  persist: ['Remember the language', 'Saves the selected language in the local storage of your page.'],
};

/** The definition of a registered element and its attributes. */
export type Definition = { widget: WidgetDefinition; reader: AttributeReader };

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (string | HTMLElement)[]
): HTMLElementTagNameMap[Name] => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

/** A field for each attribute of a widget: label, name of the attribute, control, room for a note, and help. */
export function attributeFields({ reader }: Definition): [name: string, field: HTMLElement][] {
  return reader.attributes.map(([name, attribute]) => {
    const [title, help] = labels[name] ?? [name, ''];
    const control = controlOf(name, attribute);
    control.setAttribute('aria-describedby', `help-${name} note-${name}`);
    const field = create(
      'div',
      { className: 'field' },
      create('label', { htmlFor: name }, `${title} `, create('code', {}, name)),
      control,
      create('small', { className: 'error', id: `note-${name}` }),
      create('small', { className: 'hint', id: `help-${name}` }, help),
    );
    return [name, field];
  });
}

/** A select for an attribute with a fixed list of values. */
function controlOf(name: string, { initial, expected = '' }: Attribute<unknown>): HTMLElement {
  const values = Array.from(expected.matchAll(/"([^"]*)"/g), ([, value = '']) => value);
  if (!values.length || expected !== values.map((value) => `"${value}"`).join(', ')) {
    const isFlag = typeof initial === 'boolean';
    const type = isFlag ? 'checkbox' : 'text';
    const className = isFlag ? '' : 'input';
    return create('input', { id: name, name, type, className, autocomplete: 'off', dir: 'auto' });
  }
  const options = values.filter((value) => value !== initial).map((value) => new Option(value, value));
  const first = new Option(initial ? `Default (${initial})` : 'Default', '');
  return create('select', { id: name, name, className: 'input' }, first, ...options);
}

/**
 * Reads the fields. An invalid value is left out, and its error is shown below the field. A phone number is written with
 * `+`, its country code and ASCII digits.
 * @param fields those of `attributeFields`
 */
export function attributesIn(fields: HTMLFormElement, { reader }: Definition): [string, string][] {
  const controlOf = (name: string) => fields.elements.namedItem(name) as HTMLInputElement | null;
  const country = countryCodes.find((code) => code === controlOf('country-code')?.value) ?? '';
  return reader.attributes.flatMap(([name, { parse, expected, isPhone }]): [string, string][] => {
    const control = controlOf(name);
    if (control?.type === 'checkbox') return control.checked ? [[name, '']] : [];
    const text = control?.value.trim() ?? '';
    const value = isPhone ? readNumber(text, country) : parse(text) !== undefined && text;
    const isInvalid = text !== '' && !value;
    control?.setAttribute('aria-invalid', String(isInvalid));
    const note = document.getElementById(`note-${name}`);
    if (note) note.textContent = isInvalid ? `Expected ${expected}.` : '';
    return value ? [[name, value]] : [];
  });
}
