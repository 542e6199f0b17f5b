import { renderToString } from 'react-dom/server';
import {
  basePlaceholder,
  type FirstRender,
  failureTexts,
  type NodeData,
} from '../../../widgets/element/first-render.ts';
import { Localized } from '../../../widgets/element/mount-react.tsx';
import { sharedStyles } from '../../../widgets/element/shared-styles.ts';
import type { WidgetComponent } from '../../../widgets/element/widget.ts';
import { type Language, languageCodes } from '../../../widgets/i18n/languages.ts';
import { widgetTexts } from '../../../widgets/i18n/texts.ts';
import { widgetNames } from '../../../widgets/widget-names.ts';

const components = import.meta.glob<WidgetComponent>([
  '../../../widgets/*/*.tsx',
  '!../../../widgets/element/*',
]);

/** @returns the first render of each widget in each language, as modules by name, such as `gallery.en` */
export async function firstRenders(): Promise<[name: string, code: string][]> {
  const modules: [string, string][] = [];
  for (const name of widgetNames)
    for (const language of languageCodes) {
      const first = Object.entries(await firstRender(name, language));
      // One statement, so that a file that was cut cannot be parsed.
      const code = first.map(([name, value]) => `${name}=${JSON.stringify(value)}`).join();
      modules.push([`${name}.${language}`, `export const ${code};`]);
    }
  return modules;
}

/** Renders a widget with its defaults. */
export async function firstRender(name: string, language: Language): Promise<FirstRender> {
  const load = components[`../../../widgets/${name}/${name}.tsx`] as () => Promise<WidgetComponent>;
  const { Component, styles } = await load();
  const texts = await widgetTexts(language);
  const config = {
    component: Component,
    ...({} as { container: HTMLElement }),
    language,
    texts,
    direction: '',
    props: { base: basePlaceholder },
    onCommitted: () => {},
    onRendered: () => {},
  };
  const html = renderToString(<Localized {...config} />);
  return { language, failure: failureTexts(texts), styles: sharedStyles + styles, nodes: parse(html) };
}

/** The parts of the HTML that React writes: a comment, an end tag, a start tag or a text. */
const part = /<!--(.*?)-->|<\/([\w-]+)>|<([\w-]+)((?: [\w:-]+="[^"]*")*)\/?>|([^<]+)/sy;
const emptyElements = ['br', 'hr', 'img', 'input', 'source', 'wbr'];

function parse(html: string): NodeData[] {
  const open: NodeData[][] = [[]];
  part.lastIndex = 0;
  while (part.lastIndex < html.length) {
    const at = part.lastIndex;
    const [, comment, end, name, attributes = '', text] = part.exec(html) ?? [];
    const siblings = open.at(-1) as NodeData[];
    if (comment !== undefined) siblings.push([comment]);
    else if (end) open.pop();
    else if (text) siblings.push(unescaped(text));
    else if (name) {
      const pairs = Array.from(attributes.matchAll(/([\w:-]+)="(.*?)"/gs), ([, name = '', value = '']) => [
        name,
        unescaped(value),
      ]);
      const element: NodeData = [name, Object.fromEntries(pairs)];
      // Strict policies forbid them.
      if ('style' in (element[1] as object))
        throw new Error(`The first render contains a style attribute: ${html.slice(at, at + 200)}`);
      siblings.push(element);
      if (!emptyElements.includes(name)) open.push(element as NodeData[]);
    } else throw new Error(`Unexpected HTML in a first render: ${html.slice(at, at + 200)}`);
  }
  return open[0] as NodeData[];
}

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] as string);
