import { type Known, wordsOf } from './known-widgets.ts';
import { labels } from './labels.ts';
import { prefillProblem } from './prefill-problem.ts';

/** A control with its label, the name of the attribute, one sentence of help and room for an error. */
function labelled(name: string, control: HTMLElement): HTMLElement {
  const [title, help] = labels[name] ?? [name, ''];
  const words = document.createElement('span');
  const code = document.createElement('code');
  code.textContent = name;
  words.append(title, ' ', code);
  const label = document.createElement('label');
  label.append(words, control);
  const field = document.createElement('div');
  field.append(label, line(`help-${name}`, help), line(`error-${name}`, ''));
  control.setAttribute('aria-describedby', `help-${name} error-${name}`);
  return field;
}

function line(id: string, text: string): HTMLElement {
  const made = document.createElement('small');
  made.id = id;
  made.textContent = text;
  return made;
}

function select(name: string, options: [value: string, words: string][]): HTMLSelectElement {
  const control = document.createElement('select');
  control.name = name;
  control.append(...options.map(([value, words]) => new Option(words, value)));
  return control;
}

/** A control for each attribute of a widget. Its type depends on the values of the attribute. */
export function attributeFields({ reader }: Known): HTMLElement[] {
  return reader.attributes.map(([name, { initial, takes }]) => {
    const words = wordsOf(takes);
    if (words.length) {
      const options = words.filter((word) => word !== initial).map((word): [string, string] => [word, word]);
      return labelled(name, select(name, [['', initial ? `Default (${initial})` : 'Default'], ...options]));
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
    return labelled(name, input);
  });
}

/**
 * Reads the fields. An invalid value is left out, and its error is shown below the field.
 * @param fields those of `attributeFields`
 */
export function attributesIn(fields: HTMLFormElement, { reader }: Known): [string, string][] {
  return reader.attributes.flatMap(([name, { parse, takes }]): [string, string][] => {
    const control = fields.elements.namedItem(name) as HTMLInputElement | null;
    if (control?.type === 'checkbox') return control.checked ? [[name, '']] : [];
    const value = control?.value.trim() ?? '';
    const problem =
      value && parse(value) === undefined
        ? `Expected ${takes}.`
        : name === 'prefill'
          ? prefillProblem(value)
          : '';
    control?.setAttribute('aria-invalid', String(Boolean(problem)));
    const error = document.getElementById(`error-${name}`);
    if (error) error.textContent = problem;
    return value && !problem ? [[name, value]] : [];
  });
}
