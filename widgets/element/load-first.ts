import { hasFirstRenders } from 'virtual:built-files';
import type { Language } from '../i18n/languages.ts';
import { widgetTexts } from '../i18n/texts.ts';
import { type FirstRender, failureTexts } from './first-render.ts';
import { importFirstRender } from './import-files.ts';
import type { WidgetDefinition } from './widget.ts';

/** Imports the first render. In pinned files and in the development server there is none: React renders into an empty element. */
export async function loadFirst({ tag, load }: WidgetDefinition, language: Language): Promise<FirstRender> {
  if (hasFirstRenders) return importFirstRender(tag.slice(4), language);
  const [{ sharedStyles }, { styles }, { texts }] = await Promise.all([
    import('./shared-styles.ts'),
    load(),
    textsOf(language),
  ]);
  return { language, failure: failureTexts(texts), styles: sharedStyles + styles, nodes: [] };
}

/** A language with its texts. */
export const textsOf = async (language: Language) => ({ language, texts: await widgetTexts(language) });
