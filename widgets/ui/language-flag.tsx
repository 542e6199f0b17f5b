import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { Flag } from './flags.tsx';
import { Icon } from './icons.tsx';

/** Flag for a language, or a globe. Decorative, next to the name of the language. */
export function LanguageFlag({ of: language }: { of: Language }) {
  if (language === 'ar') return <Flag of="+962" />;
  if (!drawings[language]) return <GlobeIcon />;
  return (
    <svg className="flag" viewBox="0 0 24 18" aria-hidden="true">
      {drawings[language]}
    </svg>
  );
}

const drawings: Partial<Record<Language, ReactNode>> = {
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

export const GlobeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M2.5 12h19M12 2.5c-6 5.5-6 13.5 0 19M12 2.5c6 5.5 6 13.5 0 19" />
  </Icon>
);
