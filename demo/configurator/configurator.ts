import { qrPath } from '../../widgets/contact-card/qr-path.ts';
import { widgetNames } from '../../widgets/widget-names.ts';
import { type Choice, customProperties, fallbackOf, toFragment } from './choice.ts';
import { attributeFields, attributesIn, type Definition, definitionOf } from './fields.ts';
import { type Place, pageOf, places, policyOf } from './snippets.ts';

const part = <Kind extends Element>(name: string) =>
  document.querySelector(`#configurator [data-part=${name}]`) as Kind;
const form = part<HTMLFormElement>('choices');
/** The first fields of a widget. The others are in the `<details>` element below them. */
const attributes = part<HTMLElement>('attributes');
const more = part<HTMLDetailsElement>('more');
const firstFields = 4;
const preview = part<HTMLIFrameElement>('preview');
const company = document.querySelector<HTMLElement>('#configurator')?.dataset ?? {};
const latest = `${company.site}/embed.js`;

/** Shown on a build that is not online yet. */
const siteNotice = `The code uses ${company.site}, the future URL of the site. You are viewing it at ${location.origin}.`;

for (const name of widgetNames) {
  const title = name.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  (form.elements.namedItem('widget') as HTMLSelectElement).add(new Option(title, `dap-${name}`));
}
part('places').append(...places.map(radio));

let widget: Definition;
let script: Choice['script'] = { src: latest };

function radio({ id, name }: Place, at: number): HTMLElement {
  const input = Object.assign(document.createElement('input'), { type: 'radio', name: 'place', value: id });
  input.defaultChecked = at === 0;
  const label = document.createElement('label');
  const caption = document.createElement('span');
  caption.textContent = name;
  label.append(input, caption);
  return label;
}

/** Creates the fields of the selected widget. */
async function createFields(): Promise<void> {
  const tag = String(new FormData(form).get('widget'));
  widget = await definitionOf(tag);
  const fields = attributeFields(widget);
  attributes.replaceChildren(...fields.slice(0, firstFields));
  part('more-attributes').replaceChildren(...fields.slice(firstFields));
  more.hidden = fields.length <= firstFields;
}

/** Fills the form with the settings in the URL. */
async function restore(): Promise<void> {
  const settings = new URLSearchParams(location.search);
  fill('widget', settings.get('widget'));
  await createFields();
  for (const [name, value] of settings) if (name !== 'widget') fill(name, value);
  more.open = [...settings.keys()].some((name) => more.querySelector(`[name="${CSS.escape(name)}"]`));
  await pin();
}

function fill(name: string, value: string | null): void {
  const control = form.elements.namedItem(name);
  if (value === null || !control) return;
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
  else (control as HTMLInputElement | RadioNodeList).value = value;
}

/** Writes the settings that differ from the default into the URL. */
function saveToUrl(): void {
  const settings = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const isDefault = name === 'place' ? value === places[0]?.id : name === 'brand' && !isOwn();
    if (value && !isDefault) settings.set(name, String(value));
  }
  history.replaceState(history.state, '', `?${settings}#configurator`);
}

const isOwn = () => (form.elements.namedItem('own-brand') as HTMLInputElement).checked;

function chosen(): Choice {
  const language = String(new FormData(form).get('lang') ?? '');
  const values = attributesIn(form, widget);
  const all: Choice['attributes'] = language ? [['lang', language], ...values] : values;
  if (more.querySelector('[aria-invalid=true]')) more.open = true;
  const { tag, height } = widget.widget;
  const texts = form.querySelector<HTMLElement>(`[name=lang] > [value="${language || 'en'}"]`)?.dataset;
  const fallback = fallbackOf(tag, all, { ...company, ...texts });
  return { tag, attributes: all, style: customProperties(form), fallback, script, height };
}

function show(): void {
  const choice = chosen();
  const id = new FormData(form).get('place');
  const place = places.find((item) => item.id === id) ?? places[0];
  const setText = (name: string, text: string) => {
    part(name).textContent = text;
    const block = part(name).closest<HTMLElement>('[data-block]');
    if (block) block.hidden = !text;
  };
  setText('how', place?.how ?? '');
  setText('elsewhere', location.origin === company.site ? '' : siteNotice);
  setText('lines', place?.write(choice) ?? '');
  setText('policy', place?.id === 'link' ? '' : policyOf(choice, place?.id === 'iframe'));
  showCode(place?.id === 'link' ? pageOf(choice) : '');
  const url = `configurator/preview.html#${toFragment(choice)}`;
  // A new fragment changes the preview without loading the page again.
  if (preview.src) preview.contentWindow?.location.replace(url);
  else preview.src = url;
}

/** Shows the QR code of a link, with a link that saves it. */
function showCode(link: string): void {
  const figure = part<HTMLElement>('code');
  figure.hidden = !link;
  figure.replaceChildren();
  if (!link) return;
  const src = `data:image/svg+xml,${encodeURIComponent(qrSvg(link))}`;
  const image = Object.assign(new Image(220, 220), { src, alt: `QR code of ${link}` });
  const save = document.createElement('a');
  Object.assign(save, { href: src, download: 'qr-code.svg', textContent: 'Save the QR code (SVG)' });
  figure.append(image, save);
}

/** A QR code as the text of an SVG file. */
function qrSvg(text: string): string {
  const { size, path } = qrPath(text, 'M') ?? { size: 0, path: '' };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** Selects the latest or the pinned script. */
async function pin(): Promise<void> {
  const isPinned = new FormData(form).get('version') === 'pinned';
  const versions: Record<string, Record<string, string>> = isPinned
    ? await fetch('/embed/versions.json').then(
        (response) => (response.ok ? response.json() : {}),
        () => ({}),
      )
    : {};
  const [newest] = Object.keys(versions).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  script = newest
    ? { src: `${company.site}/embed/${newest}/embed.js`, integrity: versions[newest]?.['embed.js'] }
    : { src: latest };
  show();
}

form.addEventListener('input', async ({ target }) => {
  const { name } = target as HTMLInputElement;
  if (name === 'brand') fill('own-brand', 'on');
  if (name === 'widget') await createFields();
  if (name === 'version') await pin();
  else show();
  saveToUrl();
});
form.addEventListener('submit', (event) => event.preventDefault());
void restore();
