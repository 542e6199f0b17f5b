/** A text for HTML and XML, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A template with its `{{names}}` replaced by escaped values, and `{{- names}}` by values as they are. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{(- )?(\w+)\}\}/g, (unknown, raw: string | undefined, name: string) => {
    const value = values[name] ?? unknown;
    return raw ? value : escapeHtml(value);
  });
}
