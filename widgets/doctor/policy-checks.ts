import { scriptUrl } from '../element/script-url.ts';
import type { Finding } from './finding.ts';
import { widgetsIn } from './widgets-here.ts';

const home = new URL(scriptUrl).origin;
/** Next to the folder `embed`, also on a partner's own server. */
const pictures = scriptUrl.replace(/embed\/(\d[^/]*\/)?[^/]*$/, 'pictures/');

/**
 * Reports files of the widgets that the Content-Security-Policy of the page blocks from now on. Widgets request blocked
 * files again, so earlier violations are reported too.
 * @param found receives each problem
 * @returns a function that stops
 */
export function followPolicy(found: (finding: Finding) => void): () => void {
  const hear = ({ effectiveDirective, blockedURI, originalPolicy }: SecurityPolicyViolationEvent) => {
    if (!blockedURI.startsWith(home)) return;
    const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
    found({
      name: `policy-${directive}`,
      problem: `The Content-Security-Policy of the page blocks ${blockedURI}.`,
      fix: `Content-Security-Policy: ${widened(originalPolicy, directive)}`,
    });
  };
  document.addEventListener('securitypolicyviolation', hear);
  return () => document.removeEventListener('securitypolicyviolation', hear);
}

/** The policy with our origin added. A missing directive starts with the sources of `default-src`. */
function widened(policy: string, directive: string): string {
  const rules = policy
    .split(/[;,]/)
    .map((rule) => rule.trim())
    .filter(Boolean);
  const named = (name: string) => rules.find((rule) => rule.split(/\s/)[0] === name);
  const [, ...sources] = (named(directive) ?? named('default-src') ?? '').split(/\s+/);
  const rule = [directive, ...sources.filter((source) => source !== "'none'"), home].join(' ');
  return [...rules.filter((one) => one !== named(directive)), rule].join('; ');
}

/** Requests one of our images if the page has a gallery with them, so that a violation is reported now. */
export async function tryPictures(): Promise<void> {
  const gallery = widgetsIn(document).some(
    (one) => one.localName === 'dap-gallery' && !one.querySelector('img'),
  );
  if (!gallery) return;
  const picture = new Image();
  const answered = new Promise((resolve) => {
    picture.onload = picture.onerror = resolve;
  });
  picture.src = `${pictures}app-icon-180.png`;
  await answered;
}
