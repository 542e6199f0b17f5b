import { sandboxTokens } from '../../widgets/doctor/page-checks.ts';
import type { Choice } from './choice.ts';

/** The sources that a Content-Security-Policy needs. */
export function policyOf({ tag, script }: Choice, isIframe = false): string {
  const { origin } = new URL(script.src);
  if (isIframe) return `frame-src ${origin};`;
  const pictures = tag === 'dap-gallery' ? `\nimg-src ${origin};` : '';
  return `script-src ${origin};${pictures}`;
}

/** The `sandbox` attribute of an iframe with the widget. */
export function sandboxOf({ tag }: Choice): string {
  const needs: Record<string, RegExp> = {
    'dap-order-form': /popups/,
    'dap-business-card': /popups|downloads/,
    'dap-employee-card': /downloads/,
  };
  const tokens = Object.keys(sandboxTokens).filter(
    (token) => /scripts|origin/.test(token) || needs[tag]?.test(token),
  );
  return `sandbox="${tokens.join(' ')}"`;
}

/** A `<style>` element with colors, corners and the height that is reserved until the script has loaded. */
export function styleOf({ tag, look, height }: Choice): string {
  const rules = look.length
    ? [`${tag} { ${look.map(([name, value]) => `${name}: ${value}`).join('; ')} }`]
    : [];
  if (height) {
    const waiting = `${tag}:not(:defined)`;
    const reserve = (value: string) =>
      value.includes('cqi') ? `padding-bottom: ${value.replaceAll('cqi', '%')}` : `min-height: ${value}`;
    rules.push(
      `${waiting} { display: block; ${reserve(height.narrow)} }`,
      `@media (min-width: 43rem) { ${waiting} { ${reserve(height.wide)} } }`,
    );
  }
  return rules.length ? `<style>\n${rules.map((rule) => `  ${rule}\n`).join('')}</style>\n` : '';
}
