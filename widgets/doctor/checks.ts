import type { AttributeReader } from '../element/attributes.ts';
import { languageAttribute } from '../element/element-language.ts';
import { scriptUrl } from '../element/script-url.ts';
import { numberWarning, readNumberAttribute } from '../lib/phone-check.ts';
import { cleanEmail, isEmailAddress } from '../lib/text.ts';
import { tagNames } from '../widget-names.ts';

/** A problem on the page that keeps a widget from working. */
export type Finding = {
  title: string;
  /** The problem and its effect. Quotes the page. */
  problem: string;
  /** The fix, ready to paste where possible. */
  fix: string;
};

/** The widgets of a page, also those in open shadow trees. */
export function widgetsIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (tagNames.some((tag) => tag === element.localName)) return [element];
    return element.shadowRoot ? widgetsIn(element.shadowRoot) : [];
  });
}

/** The start tag of an element, shortened to one line. */
function startTag(element: Element): string {
  const [tag = ''] = /^<[^>]*>/.exec((element.cloneNode() as Element).outerHTML) ?? [];
  return tag.length > 90 ? `${tag.slice(0, 89)}…` : tag;
}

/** The HTML of an element with its fallback content. */
const example = (tag: string) => `<${tag}><a href="https://wa.me/…">WhatsApp</a></${tag}>`;

/** Elements that no fallback content contains. They are inside a widget only if its end tag is missing. */
const swallowed = 'script, h1, h2, h3, h4, h5, h6, section, article, main, header, footer, nav, form, table';

/** Elements without an end tag. */
export function notClosed(): Finding[] {
  return widgetsIn(document).flatMap((element) => {
    const inside = element.querySelector(`${swallowed}, ${tagNames.join()}`);
    if (!inside) return [];
    return {
      title: 'Element not closed',
      problem: `${startTag(element)} is not closed. The browser treats <${inside.localName}> and everything after it as fallback content and hides it. Custom elements cannot be self-closing.`,
      fix: example(element.localName),
    };
  });
}

/** Pairs of letters that two tags share. */
function likeness(one: string, other: string): number {
  const letters = other.replaceAll('-', '');
  return [...one.replaceAll('-', '')].filter((letter, at, all) =>
    letters.includes(letter + (all[at + 1] ?? '')),
  ).length;
}

/** Elements whose tag is misspelled; a page without any widget. */
export function unknownTags(): Finding[] {
  const known = [...tagNames, ...tagNames.map((tag) => `${tag}-view`)] as string[];
  const unknown = [...document.querySelectorAll('*')].filter(
    ({ localName }) => /^dap[-_]/.test(localName) && !known.includes(localName),
  );
  if (!unknown.length && !widgetsIn(document).length && !shownAsText().length)
    return [
      {
        title: 'No widget on this page',
        problem: 'The script runs, but the page contains none of its elements.',
        fix: `Add one of them:\n${tagNames.map(example).join('\n')}`,
      },
    ];
  return unknown.map((element) => {
    const [tag = ''] = [...tagNames].sort(
      (one, other) => likeness(element.localName, other) - likeness(element.localName, one),
    );
    return {
      title: 'Unknown element',
      problem: `There is no element ${startTag(element)}. The browser shows only its content.`,
      fix: `Did you mean this one?\n${example(tag)}`,
    };
  });
}

/** Widgets that have not loaded some seconds after the page, with the errors of the page. */
export function notReady(errors: string[]): Finding[] {
  return widgetsIn(document)
    .filter((element) => element.getClientRects().length > 0 && isWaiting(element))
    .map((element) => ({
      title: 'Widget not loaded',
      problem: `${startTag(element)} still shows its fallback content.`,
      fix: errors.length
        ? `The page reports:\n${errors.slice(-3).join('\n')}`
        : 'Check in the network panel of the browser that the files next to embed.js load.',
    }));
}

/** True while the fallback content is shown. A widget of another version may have another structure. */
const isWaiting = ({ shadowRoot }: Element) =>
  !shadowRoot || shadowRoot.querySelector<HTMLElement>('.widget')?.hidden === true;

/** A tag of ours that the page shows as text. Examples in `<pre>` and `<code>` are intended. */
export function shownAsText(): Finding[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    const [tag] = /<dap-[\w-]+/.exec(data) ?? [];
    if (!tag || parentElement?.closest('pre, code, textarea, script, style, noscript')) continue;
    return [
      {
        title: 'Tag shown as text',
        problem: `${tag}> appears as plain text. The editor escaped it, so there is no widget.`,
        fix: `Paste it into a block for custom HTML:\n${example(tag.slice(1))}`,
      },
    ];
  }
  return [];
}

/** Attributes of HTML without a property of the same name, and those of frameworks. */
const otherAttributes = /^(class|is|item\w+|(aria|data|x|v|hx|ng)-.*|_.*|.*[^\w-].*)$/;

/** Unknown attributes and invalid values. */
export function attributes(): Finding[] {
  return widgetsIn(document).flatMap((element) => {
    const { reader, observedAttributes: observed = [] } = (customElements.get(element.localName) ?? {}) as {
      reader?: AttributeReader;
      observedAttributes?: string[];
    };
    if (!reader) return [];
    const known = new Map([...reader.attributes, ['lang', languageAttribute]]);
    return [...element.attributes].flatMap(({ name, value }): Finding[] => {
      const attribute = known.get(name);
      if (!attribute) {
        if (name in element || observed.includes(name) || otherAttributes.test(name)) return [];
        const problem = `Unknown attribute "${name}" in ${startTag(element)}. The widget ignores it.`;
        const fix = `Supported attributes: ${[...known.keys()].join(', ')}`;
        return [{ title: 'Unknown attribute', problem, fix }];
      }
      if (attribute.isPhone) return numberFinding(element, name, value);
      // The attribute itself is checked only roughly.
      const isAddress = name !== 'email' || isEmailAddress(cleanEmail(value));
      if (attribute.parse(value) !== undefined && isAddress) return [];
      const problem = `Invalid value "${value}" for attribute "${name}" of <${element.localName}>. The widget uses the default.`;
      return [{ title: 'Invalid attribute value', problem, fix: `${name} expects ${attribute.expected}.` }];
    });
  });
}

function numberFinding(element: Element, name: string, value: string): Finding[] {
  const number = readNumberAttribute(value, Reflect.get(element, 'countryCode'));
  const problem = numberWarning(name, value, number);
  const fix = number.problem || `${name}="${number.understood}"`;
  return problem ? [{ title: 'Invalid attribute value', problem, fix }] : [];
}

/** Links to a chat in the fallback content that lead to another number than the orders. */
export function fallbackNumbers(): Finding[] {
  return widgetsIn(document).flatMap((element) => {
    const code: unknown = Reflect.get(element, 'countryCode');
    const { value } = readNumberAttribute(element.getAttribute('whatsapp') ?? '', code);
    return [...element.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap(({ href }) => {
      const [, digits] = /wa\.me\/\+?(\d+)/.exec(href) ?? [];
      if (!value || !digits || digits === value) return [];
      return {
        title: 'Fallback link with another number',
        problem: `${startTag(element)} sends orders to +${value}, but its fallback link opens a chat with +${digits}.`,
        fix: `<a href="https://wa.me/${value}">WhatsApp</a>`,
      };
    });
  });
}

/** Records the warnings of the components, for example about `prefill`, until `signal` aborts. */
export function observeWarnings(changed: () => unknown, signal: AbortSignal): () => Finding[] {
  const found = new Map<string, Finding>();
  const add = ({ target, detail }: CustomEventInit<string> & Event) => {
    if (!detail) return;
    const fix = `Correct the value in ${startTag(target as Element)}.`;
    found.set(detail, { title: 'Invalid attribute value', problem: detail, fix });
    changed();
  };
  document.addEventListener('dap-warning', add, { signal, capture: true });
  return () => [...found.values()];
}

/** `/embed.js` and the pinned files, `/embed/1.0.0/embed.js` and `/embed/1.0.0/order-form.js`. */
const loader = /\/embed(\/\d[\w.-]*\/[\w-]+)?\.js(\?|$)/;
const runs = /^(|module|(text|application)\/(java|ecma)script)$/i;

/** Scripts that the page delays, does not run, or contains twice. */
export function scripts(): Finding[] {
  const line = (url: string) =>
    `<script type="module" src="${new URL(url, document.baseURI).href}"></script>`;
  const running: string[] = [];
  const found = [...document.scripts].flatMap((script): Finding[] => {
    // Optimizers write the URL into another attribute than `src`.
    const [source] = [...script.attributes].filter(({ value }) => loader.test(value));
    if (!source) return [];
    if (source.name === 'src' && runs.test(script.type) && !script.noModule) {
      running.push(source.value);
      return [];
    }
    return [
      {
        title: 'Script delayed',
        problem: `The browser does not run ${(script.cloneNode() as Element).outerHTML}. If an optimizer delays it, the widget loads only after user interaction.`,
        fix: `Exclude the script from “delay”, “defer” and “combine” in the optimizer. The page then contains:\n${line(source.value)}`,
      },
    ];
  });
  // The pinned files of several widgets belong together.
  const areParts = new Set(running).size === running.length && !running.some((url) => /embed\.js/.test(url));
  if (running.length > 1 && !areParts)
    found.push({
      title: 'Script included twice',
      problem: `The page contains the script ${running.length} times: ${running.join(', ')}. The first one registers the elements. The others are unnecessary.`,
      fix: `Keep the newest one:\n${line(newest(running))}`,
    });
  return found;
}

/** The script with the highest version. The URL of the latest one contains no version. */
function newest(urls: string[]): string {
  const versionOf = (url: string) => /\/embed\/(\d[\w.-]*)\//.exec(url)?.[1] ?? '9999';
  const compare = (one: string, other: string) =>
    versionOf(other).localeCompare(versionOf(one), 'en', { numeric: true });
  return String([...urls].sort(compare)[0]);
}

/**
 * Records the files of the widgets that the Content-Security-Policy of the page blocks, until `signal` aborts.
 * @returns one problem for each directive
 */
export function observePolicy(changed: () => unknown, signal: AbortSignal): () => Finding[] {
  const found = new Map<string, Finding>();
  const report = ({ effectiveDirective, blockedURI, originalPolicy }: SecurityPolicyViolationEvent) => {
    const { origin } = new URL(scriptUrl);
    const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
    if (!blockedURI.startsWith(origin) || found.has(directive)) return;
    found.set(directive, {
      title: `Blocked by the Content Security Policy (${directive})`,
      problem: `The Content-Security-Policy of the page blocks ${blockedURI}.`,
      fix: `Content-Security-Policy: ${widened(originalPolicy, directive, origin)}`,
    });
    changed();
  };
  document.addEventListener('securitypolicyviolation', report, { signal });
  return () => [...found.values()];
}

/** The policy with our origin added. A missing directive starts with the sources of `default-src`. */
function widened(policy: string, directive: string, origin: string): string {
  const rules = policy
    .split(/[;,]/)
    .map((rule) => rule.trim())
    .filter(Boolean);
  const named = (name: string) => rules.find((rule) => rule.split(/\s/)[0] === name);
  const [, ...sources] = (named(directive) ?? named('default-src') ?? '').split(/\s+/);
  const rule = [directive, ...sources.filter((source) => source !== "'none'"), origin].join(' ');
  return [...rules.filter((one) => one !== named(directive)), rule].join('; ');
}
