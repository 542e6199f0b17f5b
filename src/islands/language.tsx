import { LanguageSwitcher } from '../../widgets/language-switcher/language-switcher.tsx';
import { openLanguage } from '../client/navigation.ts';

/** The language list of the header. A language is another page. */
export function Island() {
  return <LanguageSwitcher onLanguageChange={({ language }) => openLanguage(language)} />;
}
