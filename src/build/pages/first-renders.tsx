import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
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
import { attributesOf } from './html.ts';

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
  const nodes = nodesOf(parseFragment(html));
  return { language, failure: failureTexts(texts), styles: sharedStyles + styles, nodes };
}

/** The nodes of parsed HTML as data. */
function nodesOf({ childNodes }: DefaultTreeAdapterTypes.ParentNode): NodeData[] {
  return childNodes.map((node) => {
    if ('value' in node) return node.value;
    if ('data' in node) return [node.data];
    const element = node as DefaultTreeAdapterTypes.Element;
    return [element.tagName, attributesOf(element), ...nodesOf(element)];
  });
}
