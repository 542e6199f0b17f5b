import type { Attribute, AttributeReader } from '../../widgets/element/attributes.ts';
import type { Widget } from '../../widgets/element/widget.ts';

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
  theme: ['Theme', 'By default, the widget follows the background of your page.'],
  loading: ['Loading', 'By default, the widget loads when it nears the viewport.'],
  persist: ['Remember the language', 'Saves the selected language in the local storage of your page.'],
};

/** The definition of a registered element and its attributes. */
export type Definition = { widget: Widget; reader: AttributeReader };

/** A control with its label, the name of the attribute, one sentence of help and room for a note or an error. */
function labeled(name: string, control: HTMLElement): HTMLElement {
  const [title, help] = labels[name] ?? [name, ''];
  const caption = document.createElement('span');
  const code = document.createElement('code');
  code.textContent = name;
  caption.append(title, ' ', code);
  const label = document.createElement('label');
  label.append(caption, control);
  const field = document.createElement('div');
  field.append(label, line(`help-${name}`, help), line(`note-${name}`, ''));
  control.setAttribute('aria-describedby', `help-${name} note-${name}`);
  return field;
}

function line(id: string, text: string): HTMLElement {
  const small = document.createElement('small');
  small.id = id;
  small.textContent = text;
  return small;
}

function select(name: string, options: [value: string, text: string][]): HTMLSelectElement {
  const control = document.createElement('select');
  control.name = name;
  control.append(...options.map(([value, text]) => new Option(text, value)));
  return control;
}

/** A control for each attribute of a widget. Its type depends on the values of the attribute. */
export function attributeFields({ reader }: Definition): [name: string, field: HTMLElement][] {
  return reader.attributes.map(([name, attribute]) => [name, labeled(name, controlOf(name, attribute))]);
}

function controlOf(name: string, { initial, expected }: Attribute<unknown>): HTMLElement {
  const values = valuesOf(expected);
  if (values.length) {
    const options = values
      .filter((value) => value !== initial)
      .map((value): [string, string] => [value, value]);
    return select(name, [['', initial ? `Default (${initial})` : 'Default'], ...options]);
  }
  const input = document.createElement('input');
  input.name = name;
  if (typeof initial === 'boolean') input.type = 'checkbox';
  input.autocomplete = 'off';
  input.spellcheck = false;
  input.dir = 'auto';
  return input;
}

/**
 * Reads the fields. An invalid value is left out, and its error is shown below the field. A phone number without country
 * code is written with it.
 * @param fields those of `attributeFields`
 */
export function attributesIn(fields: HTMLFormElement, { reader }: Definition): [string, string][] {
  const controlOf = (name: string) => fields.elements.namedItem(name) as HTMLInputElement | null;
  return reader.attributes.flatMap(([name, { expected }]): [string, string][] => {
    const control = controlOf(name);
    if (control?.type === 'checkbox') return control.checked ? [[name, '']] : [];
    const text = control?.value.trim() ?? '';
    const { value, understood } = text
      ? reader.parse(name, text, (other) => controlOf(other)?.value)
      : { value: '', understood: '' };
    const isInvalid = value === undefined;
    control?.setAttribute('aria-invalid', String(isInvalid));
    const note = document.getElementById(`note-${name}`);
    if (note) note.textContent = isInvalid ? `Expected ${expected}.` : understood && `Read as ${understood}.`;
    return text && !isInvalid ? [[name, understood || text]] : [];
  });
}

/** The values of an attribute with a fixed list; otherwise empty. */
function valuesOf(expected = ''): string[] {
  const values = Array.from(expected.matchAll(/"([^"]*)"/g), ([, value = '']) => value);
  return expected === values.map((value) => `"${value}"`).join(', ') ? values : [];
}
