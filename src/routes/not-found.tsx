import type { i18n } from 'i18next';
import { companyName } from '../../widgets/company/names.ts';
import { activeLanguage } from '../../widgets/language/i18n.ts';
import { languages } from '../../widgets/language/languages.ts';
import { inLanguage } from '../../widgets/language/translated.ts';
import { pathOf } from '../routes.ts';
import { LogoMark } from '../sections/logo-mark.tsx';

/**
 * One page for every address that is none, since a static host has one file for them: it says so in five
 * languages, and the style sheet shows the one that the script in the head wrote into `<html lang>`.
 */
export function NotFound({ texts }: { texts: i18n[] }) {
  return (
    <main className="not-found">
      {texts.map((i18n) => {
        const language = activeLanguage(i18n);
        const t = i18n.getFixedT(language, 'site');
        return (
          <section key={language} className="page" lang={language} dir={languages[language].direction}>
            <LogoMark />
            <h1>{t('notFound.title')}</h1>
            <p className="lead">{t('notFound.text')}</p>
            <p>
              <a className="button big" href={pathOf('/', language)}>
                {t('notFound.home')}
              </a>
            </p>
            <p>{inLanguage(companyName, language)}</p>
          </section>
        );
      })}
    </main>
  );
}
