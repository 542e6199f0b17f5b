import type { Widget } from '../../widgets/element/widget.ts';
import { widgetNames } from '../../widgets/widget-names.ts';
import { attributeFields, attributesIn, type Definition } from './fields.ts';
import { type Choice, places, policyOf, toFragment } from './snippets.ts';

const part = <Kind extends Element>(name: string) =>
  document.querySelector(`#configurator [data-part=${name}]`) as Kind;
const form = part<HTMLFormElement>('choices');
const preview = part<HTMLIFrameElement>('preview');
/** All attributes but these are in the `<details>` element. */
const firstAttributes = ['whatsapp', 'partner', 'persist'];
const more = part<HTMLDetailsElement>('more');
const company = document.querySelector<HTMLElement>('#configurator')?.dataset ?? {};
const latest = `${company.site}/embed.js`;

/** Shown on a build that is not online yet. */
const siteNotice = `The code uses ${company.site}, the future URL of the site. You are viewing it at ${location.origin}.`;

const setting = (name: string) => String(new FormData(form).get(name) ?? '');

let widget: Definition;
let script: Choice['script'] = { src: latest };

for (const name of widgetNames) {
  const title = name.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  (form.elements.namedItem('widget') as HTMLSelectElement).add(new Option(title, `dap-${name}`));
}

/** Creates the fields of the selected widget. Its element contains the definition, so that there is no second list. */
async function createFields(): Promise<void> {
  widget = (await customElements.whenDefined(setting('widget'))) as unknown as Definition;
  const fields = attributeFields(widget);
  const [first, others] = [true, false].map((isFirst) =>
    fields.filter(([name]) => firstAttributes.includes(name) === isFirst).map(([, field]) => field),
  );
  part('attributes').replaceChildren(...(first ?? []));
  part('more-attributes').replaceChildren(...(others ?? []));
}

/** The fallback content: a link to the chat with the recipient of the orders, or a phone link. */
function fallbackOf(tag: string, attributes: Choice['attributes'], language: string): Choice['fallback'] {
  const texts = form.querySelector<HTMLElement>(`[name=lang] > [value="${language || 'en'}"]`)?.dataset;
  const own = new Map(attributes).get('whatsapp')?.replace(/\D/g, '').replace(/^0+/, '');
  if (tag === 'dap-order-form') return [`https://wa.me/${own || company.whatsapp}`, texts?.order ?? ''];
  if (tag === 'dap-business-card') return [`tel:${company.phone}`, texts?.call ?? ''];
  return undefined;
}

function chosen(): Choice {
  const language = setting('lang');
  const values = attributesIn(form, widget);
  const attributes: Choice['attributes'] = language ? [['lang', language], ...values] : values;
  if (more.querySelector('[aria-invalid=true]')) more.open = true;
  const { tag, height }: Widget = widget.widget;
  const color = setting('own-brand') ? setting('brand') : '';
  return { tag, attributes, color, fallback: fallbackOf(tag, attributes, language), script, height };
}

function show(): void {
  const place = places[setting('place')] ?? places.html;
  part<HTMLFieldSetElement>('colors').disabled = place === places.iframe;
  const choice = chosen();
  part('how').textContent = place?.how ?? '';
  part('elsewhere').textContent = location.origin === company.site ? '' : siteNotice;
  part('lines').textContent = place?.write(choice) ?? '';
  part('policy').textContent = policyOf(choice, place === places.iframe);
  const url = `configurator/preview.html#${toFragment(choice)}`;
  // A new fragment changes the preview without loading the page again.
  if (preview.src) preview.contentWindow?.location.replace(url);
  else preview.src = url;
}

/** Selects the latest or the pinned script. */
async function pin(): Promise<void> {
  const versions: Record<string, Record<string, string>> = setting('version') === 'pinned'
    ? await fetch('/embed/versions.json').then(
        (response) => (response.ok ? response.json() : {}),
        () => ({}),
      )
    : {};
  const [newest] = Object.keys(versions).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  script = newest
    ? { src: `${company.site}/embed/${newest}/embed.js`, integrity: versions[newest]?.['embed.js'] }
    : { src: latest };
}

form.addEventListener('input', async ({ target }) => {
  const { name } = target as HTMLInputElement;
  if (name === 'brand') (form.elements.namedItem('own-brand') as HTMLInputElement).checked = true;
  if (name === 'widget') await createFields();
  if (name === 'version') await pin();
  show();
});
form.addEventListener('submit', (event) => event.preventDefault());

const tabs = [...document.querySelectorAll<HTMLElement>('#configurator [role=tab]')];

function select(selected: HTMLElement | undefined): void {
  for (const tab of tabs) {
    const isSelected = tab === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', !isSelected);
  }
}
for (const tab of tabs) {
  const other = tabs.find((one) => one !== tab);
  tab.addEventListener('click', () => select(tab));
  tab.addEventListener('keydown', ({ key }) => {
    if (!/^Arrow(Left|Right)$/.test(key)) return;
    select(other);
    other?.focus();
  });
}
// Shows what was copied.
document.querySelector('.copy-code')?.addEventListener('click', () => select(tabs[1]));

// The browser can restore the settings.
void createFields().then(pin).then(show);
