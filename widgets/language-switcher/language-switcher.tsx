import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../i18n/i18n.ts';
import type { Language, Languages } from '../i18n/languages.ts';
import { GlobeIcon, LanguageFlag } from '../ui/language-flag.tsx';
import { Select } from '../ui/select.tsx';

export type LanguageSwitcherProps = {
  /** Handed over, because `embed.js` has the list: a chunk that imports it would load that script again. */
  languages: Languages;
  /** Keeps the choice on this device and takes it up on the next visit (on a partner's page only). */
  persist?: boolean;
  /** Switches the widgets of the page. */
  choose?: (language: Language) => void;
  onLanguageChange?: (detail: { language: Language }) => void;
};

/** How long the texts of a language may take until a word is said, milliseconds. */
const patience = 5000;

/** Where a partner's page keeps the choice, when it asks for that. */
const key = 'dap_lng';

/** All languages, each under its own name; switches at once. */
export function LanguageSwitcher({ languages, persist, choose, onLanguageChange }: LanguageSwitcherProps) {
  const { t, i18n } = useTranslation();
  const labelId = useId();
  const options = useMemo(
    () =>
      (Object.keys(languages) as Language[]).map((code) => ({
        value: code,
        label: languages[code].name,
        lang: code,
        icon: <LanguageFlag of={code} />,
      })),
    [languages],
  );
  const current = activeLanguage(i18n);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept counts once, at the beginning
  useEffect(() => {
    const kept = persist && options.find(({ value }) => value === readKept())?.value;
    if (kept) choose?.(kept);
  }, []);
  const [wanted, setWanted] = useState<Language>();
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!choose || !wanted || wanted === current) return;
    const timer = setTimeout(setLate, patience, true);
    return () => clearTimeout(timer);
  }, [choose, wanted, current]);
  const change = (language: Language) => {
    setWanted(language);
    if (language === current) return;
    if (persist) keep(language);
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
      {late && (
        <p className="error" role="alert">
          {t('toast.errorText')}
        </p>
      )}
    </div>
  );
}

function readKept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage is forbidden: the choice then lasts as long as the page.
  }
}
