import { widgetNames } from '../../widgets/tags.ts';
import { lookOf } from './appearance.ts';
import { type Choice, fallbackOf, toFragment } from './choice.ts';
import { attributeFields, attributesIn } from './fields.ts';
import { type Known, known } from './known-widgets.ts';
import { policyOf, sandboxOf, styleOf } from './needs.ts';
import { places } from './snippets.ts';

const part = <Kind extends Element>(name: string) =>
  document.querySelector(`#builder [data-part=${name}]`) as Kind;
const form = part<HTMLFormElement>('choices');
const attributes = part<HTMLElement>('attributes');
for (const name of widgetNames) {
  const title = name.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  (form.elements.namedItem('widget') as HTMLSelectElement).add(new Option(title, `dap-${name}`));
}
const preview = part<HTMLIFrameElement>('preview');
const company = document.querySelector<HTMLElement>('#builder')?.dataset ?? {};
const moving = `${company.site}/embed.js`;

/** For whoever looks at a build before it is live: a page that is given these lines would find nothing yet. */
const elsewhere = `The lines name ${company.site}, where the site will be; here it is at ${location.origin}.`;

let widget: Known;
let script: Choice['script'] = { src: moving };

/** The fields of a widget, when another is chosen. */
async function begin(): Promise<void> {
  const tag = String(new FormData(form).get('widget'));
  widget = await known(tag);
  attributes.replaceChildren(...attributeFields(widget));
  show();
}

function chosen(): Choice {
  const data = new FormData(form);
  const language = String(data.get('lang') ?? '');
  const given = attributesIn(form, widget);
  const all: Choice['attributes'] = language ? [['lang', language], ...given] : given;
  const { tag } = widget.widget;
  const { whatsapp = '', phone = '' } = company;
  return {
    tag,
    attributes: all,
    look: lookOf(form),
    fallback: fallbackOf(tag, all, { whatsapp, phone }),
    script,
  };
}

function show(): void {
  const choice = chosen();
  const place = places[Number(new FormData(form).get('place') ?? 0)] ?? places[0];
  const say = (name: string, text: string) => {
    part(name).textContent = text;
    const block = part(name).closest<HTMLElement>('[data-block]');
    if (block) block.hidden = !text;
  };
  say('how', place?.how ?? '');
  say('elsewhere', location.origin === company.site ? '' : elsewhere);
  say('lines', place?.write(choice) ?? '');
  say('policy', policyOf(choice));
  say('sandbox', sandboxOf(choice));
  say('style', styleOf(choice, widget.widget.height));
  const address = `configurator/preview.html#${toFragment(choice)}`;
  // It is a page of this site: another fragment changes what it shows and loads nothing.
  if (preview.src) preview.contentWindow?.location.replace(address);
  else preview.src = address;
}

/** The newest of the versions that stay as they are, with its sum. */
async function pin(): Promise<void> {
  const wanted = new FormData(form).get('version') === 'pinned';
  const versions: Record<string, string> = wanted
    ? await fetch('/embed/versions.json').then(
        (answer) => (answer.ok ? answer.json() : {}),
        () => ({}),
      )
    : {};
  const [newest] = Object.keys(versions).sort((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
  script = newest
    ? { src: `${company.site}/embed/${newest}/embed.js`, integrity: versions[newest] }
    : { src: moving };
  show();
}

form.addEventListener('input', ({ target }) => {
  const name = (target as HTMLInputElement).name;
  if (name === 'brand') (form.elements.namedItem('own-brand') as HTMLInputElement).checked = true;
  if (name === 'widget') void begin();
  else if (name === 'version') void pin();
  else show();
});
form.addEventListener('submit', (event) => event.preventDefault());
void begin();
