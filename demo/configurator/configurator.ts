import { reservedOnPage } from '../../widgets/element/widget.ts';
import { fallbackLanguage } from '../../widgets/i18n/languages.ts';
import { chatLink } from '../../widgets/lib/chat-link.ts';
import { attributeFields, attributesIn, type Definition } from './fields.ts';
import { type Choice, colorProperties, htmlCode, iframeCode, policyOf } from './snippets.ts';

const part = <Kind extends Element>(name: string) =>
  document.querySelector(`#configurator [data-part=${name}]`) as Kind;
const form = part<HTMLFormElement>('choices');
const preview = part<HTMLIFrameElement>('preview');
const more = part<HTMLDetailsElement>('more');
/** All attributes but these are in the `<details>` element. */
const firstAttributes = ['whatsapp', 'country-code', 'partner', 'persist'];
const company = document.querySelector<HTMLElement>('#configurator')?.dataset ?? {};
const latest = { src: `${company.site}/embed.js` };

const setting = (name: string) => String(new FormData(form).get(name) ?? '');

let widget: Definition;
let script: Choice['script'] = latest;

/** Creates the fields of the selected widget. Its element contains the definition, so that there is no second list. */
async function createFields(): Promise<void> {
  widget = (await customElements.whenDefined(setting('widget'))) as unknown as Definition;
  part('attributes').replaceChildren();
  part('more-attributes').replaceChildren();
  for (const [name, field] of attributeFields(widget))
    part(firstAttributes.includes(name) ? 'attributes' : 'more-attributes').append(field);
}

/** The fallback content: a link to the chat with the recipient of the orders, or a phone link. */
function fallbackOf(tag: string, attributes: Choice['attributes'], language: string): Choice['fallback'] {
  const texts = form.querySelector<HTMLElement>(`[name=lang] > [value="${language || 'en'}"]`)?.dataset;
  const own = new Map(attributes).get('whatsapp');
  if (tag === 'dap-order-form') return [chatLink(own ?? `+${company.whatsapp}`), texts?.order ?? ''];
  if (tag === 'dap-business-card') return [`tel:${company.phone}`, texts?.call ?? ''];
  return undefined;
}

function show(): void {
  const isIframe = setting('place') === 'iframe';
  // First, because the values of disabled fields cannot be read.
  part<HTMLFieldSetElement>('colors').disabled = isIframe;
  (form.elements.namedItem('version') as HTMLSelectElement).disabled = isIframe;
  const language = setting('lang');
  const values = attributesIn(form, widget);
  if (more.querySelector('[aria-invalid=true]')) more.open = true;
  const attributes: Choice['attributes'] = language ? [['lang', language], ...values] : values;
  const { tag, height } = widget.widget;
  const color = setting('own-brand') ? setting('brand') : '';
  const fallback = fallbackOf(tag, attributes, language);
  const choice: Choice = { tag, attributes, color, fallback, script, height };

  part('lines').textContent = isIframe ? iframeCode(choice) : htmlCode(choice);
  part('rules').textContent = isIframe ? '' : reservedOnPage(widget.widget);
  part<HTMLElement>('reserve').hidden = !part('rules').textContent;
  part('policy').textContent = policyOf(choice, isIframe, company.images ?? '');
  const previewed = isIframe && !language ? [['lang', fallbackLanguage], ...values] : attributes;
  const settings = JSON.stringify([tag, previewed, colorProperties(color)]);
  const url = `/demo/configurator/preview.html#${encodeURIComponent(settings)}`;
  // A new fragment changes the preview without loading the page again.
  if (preview.src) preview.contentWindow?.location.replace(url);
  else preview.src = url;
}

/** Selects the latest or the newest pinned script. */
async function pin(): Promise<void> {
  script = latest;
  if (setting('version') !== 'pinned') return;
  const response = await fetch('/embed/versions.json').catch(() => undefined);
  const versions: Record<string, Record<string, string>> = response?.ok ? await response.json() : {};
  const [newest] = Object.keys(versions).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  if (newest)
    script = { src: `${company.site}/embed/${newest}/embed.js`, integrity: versions[newest]?.['embed.js'] };
  // Without the list, the selection says what the snippet contains.
  else (form.elements.namedItem('version') as HTMLSelectElement).selectedIndex = 0;
}

form.addEventListener('input', async ({ target }) => {
  const { name } = target as HTMLInputElement;
  if (name === 'brand') (form.elements.namedItem('own-brand') as HTMLInputElement).checked = true;
  if (name === 'widget') await createFields();
  if (name === 'version') await pin();
  show();
});
form.addEventListener('submit', (event) => event.preventDefault());

// The browser can restore the settings.
void createFields().then(pin).then(show);
