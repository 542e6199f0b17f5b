/** A text for HTML and XML, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * A template with its `{{names}}` replaced by escaped values, and `{{- names}}` by values as they are.
 * @throws if a name has no value
 */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{(- )?(\w+)\}\}/g, (_, raw: string | undefined, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template has no value for "${name}".`);
    return raw ? value : escapeHtml(value);
  });
}
