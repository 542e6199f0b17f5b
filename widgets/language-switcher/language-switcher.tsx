import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageKey } from '../i18n/detect-language.ts';
import { activeLanguage } from '../i18n/i18n.ts';
import { type Language, languageCodes, languages } from '../i18n/languages.ts';
import { GlobeIcon, LanguageFlag } from '../ui/language-flag.tsx';
import { Select } from '../ui/select.tsx';

export type LanguageSwitcherProps = {
  /** Stores the choice in local storage and restores it on the next visit. */
  persist?: boolean;
  /** Switches the language of the page or of its widgets. */
  choose?: (language: Language) => void;
  onLanguageChange?: (detail: { language: Language }) => void;
};

/** After this time without the texts of the new language an error is shown, milliseconds. */
const timeout = 5000;

/** A select with the native names of all languages. Switches without reloading the page. */
export function LanguageSwitcher({ persist, choose, onLanguageChange }: LanguageSwitcherProps) {
  const { t, i18n } = useTranslation();
  const labelId = useId();
  const options = useMemo(
    () =>
      languageCodes.map((code) => ({
        value: code,
        label: languages[code].name,
        lang: code,
        icon: <LanguageFlag of={code} />,
      })),
    [],
  );
  const current = activeLanguage(i18n);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restores the stored choice once
  useEffect(() => {
    const stored = persist && languageCodes.find((code) => code === storedChoice());
    if (stored) choose?.(stored);
  }, []);
  const [requested, setRequested] = useState<Language>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    if (!choose || !requested || requested === current) return;
    const timer = setTimeout(setFailed, timeout, true);
    return () => clearTimeout(timer);
  }, [choose, requested, current]);
  const change = (language: Language) => {
    setRequested(language);
    if (language === current) return;
    if (persist) store(language);
    choose?.(language);
    onLanguageChange?.({ language });
  };

  return (
    <div className="language-switcher">
      <span className="hidden" id={labelId}>
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
        <span className="label">{languages[current].name}</span>
      </Select>
      <p className="hidden" role="status" lang={current}>
        {languages[current].name}
      </p>
      {failed && (
        <p className="error" role="alert">
          {t('toast.errorText')}
        </p>
      )}
    </div>
  );
}

function storedChoice(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

function store(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The browser refuses storage: the choice lasts until the page is closed.
  }
}
