import { createInstance } from 'i18next';

/** A text for HTML and XML, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const templates = createInstance();
templates.init({
  initAsync: false,
  resources: {},
  interpolation: { escape: escapeHtml },
  missingInterpolationHandler: (text, [name]) => {
    throw new Error(`The template "${text.slice(0, 60)}…" contains ${name}, which has no value.`);
  },
});

/**
 * A template with its `{{names}}` replaced by escaped values, and `{{- names}}` by values as they are.
 * @throws if a name has no value
 */
export function fillTemplate(template: string, values: Record<string, unknown>): string {
  return templates.services.interpolator.interpolate(template, values, 'en', {});
}
