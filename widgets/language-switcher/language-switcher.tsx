import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../element/element-language.ts';
import { activeLanguage } from '../i18n/i18n.ts';
import { languageNames } from '../i18n/language-names.ts';
import { type Language, languageCodes, languageKey } from '../i18n/languages.ts';
import { unlessThrows } from '../lib/unless-throws.ts';
import type { DapLanguageDetail } from '../public-types.ts';
import { Flag } from '../ui/flags.tsx';
import { icon } from '../ui/icons.tsx';
import { Select } from '../ui/select.tsx';

type LanguageSwitcherProps = {
  /** Stores the choice in local storage. The element restores it on the next visit. */
  persist?: boolean;
  /** Switches the language of the page or of its widgets. */
  choose?: (language: Language) => void;
  /** The custom element. With a `lang` attribute it switches only the other widgets. */
  host?: HTMLElement;
  onLanguageChange?: (detail: DapLanguageDetail) => void;
};

const options = languageCodes.map((code) => ({
  value: code,
  label: languageNames[code],
  lang: code,
  icon: <LanguageFlag language={code} />,
}));

/** A select with the native names of all languages. Switches without reloading the page. */
export function LanguageSwitcher({ persist, choose, host, onLanguageChange }: LanguageSwitcherProps) {
  const { t, i18n } = useTranslation();
  const labelId = useId();
  const current = activeLanguage(i18n);

  const change = (language: Language) => {
    if (language === current && !host?.hasAttribute('lang')) return;
    if (persist) unlessThrows(() => localStorage.setItem(languageKey, language));
    choose?.(language);
    onLanguageChange?.({ language });
  };

  return (
    <div className="language-switcher">
      <span className="visually-hidden" id={labelId}>
        {t('common.language')}
      </span>
      <Select
        labelId={labelId}
        className="language"
        value={current}
        options={options}
        onChange={(code) => change(code as Language)}
      >
        <GlobeIcon />
        <span className="label" lang={current}>
          {languageNames[current]}
        </span>
      </Select>
    </div>
  );
}

/** Flag for a language. Decorative, next to the name of the language. */
function LanguageFlag({ language }: { language: Language }) {
  if (language === 'ar') return <Flag country="+962" />;
  return (
    <svg className="flag" viewBox="0 0 24 18" aria-hidden="true">
      {drawings[language]}
    </svg>
  );
}

const drawings: Record<Exclude<Language, 'ar'>, ReactNode> = {
  en: (
    <>
      <path d="M0 0h24v18H0z" fill="#012169" />
      <path d="m0 0 24 18M24 0 0 18" stroke="#fff" strokeWidth="3.6" />
      <path d="m0 0 24 18M24 0 0 18" stroke="#c8102e" strokeWidth="1.4" />
      <path d="M12 0v18M0 9h24" stroke="#fff" strokeWidth="6" />
      <path d="M12 0v18M0 9h24" stroke="#c8102e" strokeWidth="3.4" />
    </>
  ),
  fa: (
    <>
      <path d="M0 0h24v18H0z" fill="#fff" />
      <path d="M0 0h24v6H0z" fill="#239f40" />
      <path d="M0 12h24v6H0z" fill="#da0000" />
      <path
        d="M12 6.6v4.8M10.4 7.4c-1 1.4-.6 3 .9 3.7M13.6 7.4c1 1.4.6 3-.9 3.7"
        fill="none"
        stroke="#da0000"
        strokeWidth=".9"
      />
    </>
  ),
  fr: (
    <>
      <path d="M0 0h24v18H0z" fill="#fff" />
      <path d="M0 0h8v18H0z" fill="#002654" />
      <path d="M16 0h8v18h-8z" fill="#ce1126" />
    </>
  ),
  ja: (
    <>
      <path d="M0 0h24v18H0z" fill="#fff" />
      <circle cx="12" cy="9" r="5.4" fill="#bc002d" />
    </>
  ),
};

const GlobeIcon = icon(
  <circle cx="12" cy="12" r="9.5" />,
  <path d="M2.5 12h19M12 2.5c-6 5.5-6 13.5 0 19M12 2.5c6 5.5 6 13.5 0 19" />,
);

// For the element.
export { default as styles } from './language-switcher.css?inline';
export const events = { onLanguageChange: { type: 'dap-language-change' } } as const;
export function Component(props: LanguageSwitcherProps) {
  return <LanguageSwitcher {...props} choose={chooseLanguage} />;
}
