import { elements, type Member, shared } from './model.ts';

/** What Visual Studio Code shows while somebody writes a tag: `html.customData` in its settings names this file. */
export function editorData(): string {
  const tags = elements.map(({ tag, about, policy, members }) => ({
    name: tag,
    description: { kind: 'markdown', value: [about, policy].filter(Boolean).join(' ') },
    attributes: [...members, ...shared.members].flatMap(attribute),
  }));
  return `${JSON.stringify({ version: 1.1, tags }, null, 2)}\n`;
}

function attribute({ attribute, type, initial, about }: Member) {
  if (!attribute) return [];
  const words = Array.from(type.matchAll(/'([^']+)'/g), ([, name]) => ({ name: String(name) }));
  return [
    {
      name: attribute,
      description: { kind: 'markdown', value: `${about} (default: ${initial})` },
      ...(type === 'boolean' && { valueSet: 'v' }),
      ...(words.length > 0 && { values: words }),
    },
  ];
}
