import { type Known, wordsOf } from './known-widgets.ts';

/** A label with its control, and below it a line that says what it takes, for when it has something else. */
function labelled(name: string, control: HTMLElement, takes = ''): HTMLElement {
  const words = document.createElement('span');
  words.textContent = name;
  const label = document.createElement('label');
  label.append(words, control);
  const field = document.createElement('div');
  field.append(label);
  if (takes) {
    const line = document.createElement('small');
    line.textContent = `It takes ${takes}.`;
    line.id = `takes-${name}`;
    line.hidden = true;
    control.setAttribute('aria-describedby', line.id);
    field.append(line);
  }
  return field;
}

export function select(name: string, options: [value: string, words: string][]): HTMLSelectElement {
  const control = document.createElement('select');
  control.name = name;
  control.append(...options.map(([value, words]) => new Option(words, value)));
  return control;
}

/** A control for each attribute that a widget has, of the kind that its values ask for. */
export function attributeFields({ reader }: Known): HTMLElement[] {
  return reader.attributes.map(([name, { initial, takes }]) => {
    const words = wordsOf(takes);
    if (words.length) {
      const options = words.filter((word) => word !== initial).map((word): [string, string] => [word, word]);
      return labelled(name, select(name, [['', initial ? `${initial} (as it is)` : 'as it is'], ...options]));
    }
    const input = document.createElement('input');
    input.name = name;
    if (typeof initial === 'boolean') {
      input.type = 'checkbox';
      return labelled(name, input);
    }
    input.autocomplete = 'off';
    input.spellcheck = false;
    input.dir = 'auto';
    return labelled(name, input, takes);
  });
}

/**
 * What is given in the fields, without what no widget could use: below such a field stands what it takes.
 * @param fields those of `attributeFields`
 */
export function attributesIn(fields: HTMLFormElement, { reader }: Known): [string, string][] {
  return reader.attributes.flatMap(([name, { parse }]): [string, string][] => {
    const control = fields.elements.namedItem(name) as HTMLInputElement | null;
    if (control?.type === 'checkbox') return control.checked ? [[name, '']] : [];
    const value = control?.value.trim() ?? '';
    const bad = value !== '' && parse(value) === undefined;
    control?.setAttribute('aria-invalid', String(bad));
    const hint = document.getElementById(`takes-${name}`);
    if (hint) hint.hidden = !bad;
    return value && !bad ? [[name, value]] : [];
  });
}
