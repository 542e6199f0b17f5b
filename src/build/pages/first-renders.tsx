import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  basePlaceholder,
  type FirstRender,
  failureTexts,
  type NodeData,
} from '../../../widgets/element/first-render.ts';
import { sharedStyles } from '../../../widgets/element/shared-styles.ts';
import type { WidgetComponent } from '../../../widgets/element/widget.ts';
import { createI18n } from '../../../widgets/i18n/i18n.ts';
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
  const Widget = Component as ComponentType<{ base: string }>;
  const texts = await widgetTexts(language);
  const html = renderToString(
    <I18nextProvider i18n={createI18n(language, { widgets: texts })}>
      <Widget base={basePlaceholder} />
    </I18nextProvider>,
  );
  return { language, failure: failureTexts(texts), styles: sharedStyles + styles, nodes: parse(html) };
}

/** The parts of the HTML that React writes: a comment, an end tag, a start tag or a text. */
const part = /<!--(.*?)-->|<\/([\w-]+)>|<([\w-]+)((?: [\w:-]+="[^"]*")*)\/?>|([^<]+)/gs;
const emptyElements = ['br', 'hr', 'img', 'input', 'source', 'wbr'];

function parse(html: string): NodeData[] {
  const open: NodeData[][] = [[]];
  for (const [, comment, end, name, attributes = '', text] of html.matchAll(part)) {
    const siblings = open.at(-1) as NodeData[];
    if (comment !== undefined) siblings.push([comment]);
    else if (end) open.pop();
    else if (text) siblings.push(unescaped(text));
    else if (name) {
      const pairs = Array.from(attributes.matchAll(/([\w:-]+)="(.*?)"/gs), ([, key = '', value = '']) => [
        key,
        unescaped(value),
      ]);
      const element: NodeData = [name, Object.fromEntries(pairs)];
      siblings.push(element);
      if (!emptyElements.includes(name)) open.push(element as NodeData[]);
    }
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
