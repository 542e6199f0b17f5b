// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import { expect, test } from 'vitest';
import { languageCodes, languages } from '../../../widgets/i18n/languages.ts';
import { elementClasses } from '../../support/element-classes.ts';
import { mountElement } from '../../support/render.tsx';
import { widgetTexts } from '../../support/texts.ts';

/** A text that each widget shows, or the label of its list. */
const shown: Record<string, keyof typeof widgetTexts.en> = {
  'dap-order-form': 'order.submit',
  'dap-gallery': 'gallery.title',
  'dap-business-card': 'card.title',
  'dap-employee-card': 'employee.generate',
  'dap-language-switcher': 'common.language',
};

const widgets = elementClasses.map(({ widget }) => widget);
const cases = widgets.flatMap((widget) => languageCodes.map((language) => ({ ...widget, widget, language })));

test.each(cases)('<$tag> renders in $language with its direction', async ({ widget, tag, language }) => {
  const { shadow } = await mountElement(widget, `<${tag} lang="${language}"></${tag}>`);
  const rendered = shadow.querySelector('.widget');
  expect(rendered).toHaveAttribute('lang', language);
  expect(rendered).toHaveAttribute('dir', languages[language].direction);
  const text = shown[tag];
  if (!text) throw new Error(`Add <${tag}> to \`shown\` with the key of a text that it shows.`);
  expect(rendered?.innerHTML).toContain(widgetTexts[language][text]);
});
