import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageCodes, languages } from '../../widgets/shared/languages.ts';

/** The five languages as plain links; with scripts they switch in place and keep what was typed. */
export function LanguageLinks({ onChoose }: { onChoose: (language: Language) => void }) {
  const { t, i18n } = useTranslation('site');
  const choose = (event: MouseEvent, language: Language) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onChoose(language);
  };
  return (
    <nav className="languages" aria-label={t('language')}>
      <ul className="page">
        {languageCodes.map((code) => (
          <li key={code}>
            <a
              href={`/${code}/`}
              lang={code}
              hrefLang={code}
              aria-current={code === i18n.language ? 'true' : undefined}
              onClick={(event) => choose(event, code)}
            >
              {languages[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
