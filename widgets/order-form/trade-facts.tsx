import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Choices, delivery, documents, headings, packaging } from '../company/trade.ts';
import { Field } from '../controls/field.tsx';
import { activeLanguage } from '../language/i18n.ts';
import type { Language } from '../language/languages.ts';
import { fieldRules } from './order.ts';
import styles from './trade-facts.css?inline';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * What a supplier asks back otherwise, by taps. The browser's own controls, so that they work before the code is
 * there; each box carries the Arabic words of the message.
 */
export function TradeFacts() {
  const { i18n } = useTranslation();
  const language = activeLanguage(i18n);
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adopt(part.current?.getRootNode()), []);
  const month = new Intl.DateTimeFormat(calendars[language], { month: 'long', timeZone: 'UTC' });
  return (
    <div ref={part} className="trade">
      <Boxes name="packaging" title={headings.packaging[language]} choices={packaging} language={language} />
      <Boxes name="delivery" title={headings.delivery[language]} choices={delivery} language={language} />
      <Field label={headings.place[language]}>
        {(control) => (
          <input
            {...control}
            className="input"
            part="input"
            name="place"
            dir="auto"
            autoComplete="off"
            maxLength={fieldRules.place.longest}
          />
        )}
      </Field>
      <Field label={headings.month[language]}>
        {(control) => (
          <select {...control} className="input" part="input" name="month" autoComplete="off">
            <option value="">{headings.anyMonth[language]}</option>
            {months.map((number) => (
              <option key={number} value={number}>
                {month.format(Date.UTC(2026, number - 1))}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Boxes name="documents" title={headings.documents[language]} choices={documents} language={language} />
    </div>
  );
}

let sheet: CSSStyleSheet | undefined;

/** Its look comes with it; our own pages, where it is complete before any code, have it in their style sheet. */
function adopt(root: Node | undefined): void {
  if (!(root instanceof ShadowRoot)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** The months of the market that reads a language: Jordan and Iraq have their own Arabic names. */
const calendars: Record<Language, string> = {
  ar: 'ar-JO',
  en: 'en',
  fa: 'fa-u-ca-gregory',
  fr: 'fr',
  ja: 'ja',
};

type BoxesProps = { name: string; title: string; choices: Choices; language: Language };

function Boxes({ name, title, choices, language }: BoxesProps) {
  return (
    <fieldset className="full">
      <legend>{title}</legend>
      {Object.entries(choices).map(([choice, words]) => (
        <label key={choice} className="chip">
          <input type="checkbox" name={name} value={words.ar} data-choice={choice} />
          {words[language]}
        </label>
      ))}
    </fieldset>
  );
}
