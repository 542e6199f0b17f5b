import { useEffect, useState } from 'react';
import { LanguageSwitcher } from '../../widgets/language-switcher/language-switcher.tsx';
import { openLanguage } from '../client/navigation.ts';

/** The language list of the header. A language is another page. */
export function Island() {
  const [visit, setVisit] = useState(0);
  // A page that Back has restored shows its own language again.
  useEffect(() => {
    const onShow = ({ timeStamp }: Event) => setVisit(timeStamp);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return <LanguageSwitcher key={visit} onLanguageChange={({ language }) => openLanguage(language)} />;
}
