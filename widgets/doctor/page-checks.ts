import { scriptUrl } from '../element/script-url.ts';
import { widgetsIn } from './find-widgets.ts';
import type { Finding } from './panel.ts';

/** Problems of the page itself. */
export function pageFindings(): Finding[] {
  return [viewport(), charset(), rootSize(), sandbox()].filter((finding) => finding !== undefined);
}

function viewport(): Finding | undefined {
  if (window !== top || document.querySelector('meta[name="viewport" i][content*="width" i]')) return;
  return {
    name: 'no-viewport',
    problem: 'The page has no viewport meta tag. Phones render it at desktop width.',
    fix: '<meta name="viewport" content="width=device-width, initial-scale=1">',
  };
}

function charset(): Finding | undefined {
  const { characterSet } = document;
  if (characterSet === 'UTF-8') return;
  return {
    name: 'charset',
    problem: `The browser reads the page as ${characterSet}. Arabic text in attributes and in the fallback content can change, also in the message.`,
    fix: '<meta charset="utf-8">',
  };
}

function rootSize(): Finding | undefined {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (size >= 16) return;
  return {
    name: 'root-size',
    problem: `The root font size is ${size} px. The widgets use at least 16 px, so a height that the page reserves in rem is too small.`,
    fix: 'Reserve the height in px: dap-order-form:not(:defined) { display: block; min-height: 1008px }',
  };
}

/** The tokens that the `sandbox` attribute of an iframe with widgets needs, and what each is for. */
export const sandboxTokens: Record<string, string> = {
  'allow-scripts': 'the widgets run',
  'allow-same-origin': 'the widgets load in Safari',
  'allow-popups': 'WhatsApp opens',
  'allow-popups-to-escape-sandbox': 'WhatsApp has its storage in the new tab',
  'allow-downloads': 'contact files are saved',
};

/** Only a page of the same origin can read the tokens of its iframe. */
function sandbox(): Finding | undefined {
  const value = window.frameElement?.getAttribute('sandbox') ?? undefined;
  const present = value?.split(/\s+/).filter(Boolean);
  const missing = Object.keys(sandboxTokens).filter((token) => !present?.includes(token));
  if (!present || !missing.length) return;
  const needed = missing.map((token) => `${token} (needed so that ${sandboxTokens[token]})`);
  return {
    name: 'sandbox',
    problem: `The sandbox attribute of the iframe lacks ${needed.join(' and ')}.`,
    fix: `sandbox="${[...present, ...missing].join(' ')}"`,
  };
}

/** The origin of the widgets. */
const origin = () => new URL(scriptUrl).origin;

/**
 * Records the files of the widgets that the Content-Security-Policy of the page blocks, until `signal` aborts. Widgets
 * request blocked files again, so earlier violations are recorded too.
 * @param changed is called after each violation of another directive
 * @returns one problem for each directive
 */
export function followPolicy(changed: () => unknown, signal: AbortSignal): () => Finding[] {
  const found = new Map<string, Finding>();
  const report = ({ effectiveDirective, blockedURI, originalPolicy }: SecurityPolicyViolationEvent) => {
    const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
    if (!blockedURI.startsWith(origin()) || found.has(directive)) return;
    found.set(directive, {
      name: `policy-${directive}`,
      problem: `The Content-Security-Policy of the page blocks ${blockedURI}.`,
      fix: `Content-Security-Policy: ${widened(originalPolicy, directive)}`,
    });
    changed();
  };
  document.addEventListener('securitypolicyviolation', report, { signal });
  return () => [...found.values()];
}

/** The policy with our origin added. A missing directive starts with the sources of `default-src`. */
function widened(policy: string, directive: string): string {
  const rules = policy
    .split(/[;,]/)
    .map((rule) => rule.trim())
    .filter(Boolean);
  const named = (name: string) => rules.find((rule) => rule.split(/\s/)[0] === name);
  const [, ...sources] = (named(directive) ?? named('default-src') ?? '').split(/\s+/);
  const rule = [directive, ...sources.filter((source) => source !== "'none'"), origin()].join(' ');
  return [...rules.filter((one) => one !== named(directive)), rule].join('; ');
}

/** Requests one of our images if the page has a gallery with them, so that a violation is reported now. */
export async function requestImage(): Promise<void> {
  const galleries = widgetsIn(document).filter(({ localName }) => localName === 'dap-gallery');
  if (galleries.every((gallery) => gallery.querySelector('img'))) return;
  const image = new Image();
  // Next to the folder `embed`, also on a partner's own server.
  image.src = scriptUrl.replace(/embed\/(\d[^/]*\/)?[^/]*$/, 'pictures/app-icon-180.png');
  await image.decode().catch(() => {});
}
