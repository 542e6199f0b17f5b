import { scriptUrl } from '../element/script-url.ts';
import type { Finding } from './finding.ts';
import { widgetsIn } from './widgets-here.ts';

const home = new URL(scriptUrl).origin;
/** Beside the folder `embed`, on a server of a partner's own too. */
const pictures = scriptUrl.replace(/embed\/(\d[^/]*\/)?[^/]*$/, 'pictures/');

/**
 * Hears what the page's policy refuses of ours, from now on. What a widget could not load it asks for again, so that
 * what was refused before is heard as well.
 * @param found gets what is new
 * @returns stops listening
 */
export function followPolicy(found: (finding: Finding) => void): () => void {
  const hear = ({ effectiveDirective, blockedURI, originalPolicy }: SecurityPolicyViolationEvent) => {
    if (!blockedURI.startsWith(home)) return;
    const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
    found({
      name: `policy-${directive}`,
      says: `The page’s Content-Security-Policy refuses ${blockedURI}.`,
      paste: `Content-Security-Policy: ${widened(originalPolicy, directive)}`,
    });
  };
  document.addEventListener('securitypolicyviolation', hear);
  return () => document.removeEventListener('securitypolicyviolation', hear);
}

/** The policy as it is, with our origin where it was refused; what is not named there is what `default-src` says. */
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

/** Asks for a picture of ours where the page has a gallery with our pictures, so that a refusal is heard now. */
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
