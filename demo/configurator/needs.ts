import type { Widget } from '../../widgets/element/widget.ts';
import { sandboxTokens } from '../../widgets/lib/sandbox.ts';
import type { Choice } from './choice.ts';

/** What a Content-Security-Policy has to name. */
export function policyOf({ tag, script }: Choice): string {
  const { origin } = new URL(script.src);
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

/** The rules for the style sheet of the page: colours, and the height that is kept free until the script is there. */
export function styleOf({ tag, look }: Choice, height: Widget['height']): string {
  const lines = look.map(([name, value]) => `  ${name}: ${value};`);
  const own = lines.length ? `${tag} {\n${lines.join('\n')}\n}\n` : '';
  if (!height) return own.trim();
  const waiting = `${tag}:not(:defined)`;
  const rule = (value: string) =>
    value.includes('cqi') ? `padding-bottom: ${value.replaceAll('cqi', '%')};` : `min-height: ${value};`;
  return `${own}${waiting} {\n  display: block;\n  ${rule(height.narrow)}\n}\n@media (min-width: 43rem) {\n  ${waiting} {\n    ${rule(height.wide)}\n  }\n}`;
}
