import type { i18n } from 'i18next';
import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Language } from '../language/languages.ts';

/**
 * The wording of the cards. In the embed it is a file of its own for each language, so that a page with the
 * order form alone does not carry it (`src/publish/split-texts.ts`); on the site it is there with the rest.
 */
export const cardTexts: Record<Language, () => Promise<{ default: object }>> = {
  ar: () => import('../locales/ar.json?cards'),
  en: () => import('../locales/en.json?cards'),
  fa: () => import('../locales/fa.json?cards'),
  fr: () => import('../locales/fr.json?cards'),
  ja: () => import('../locales/ja.json?cards'),
};

/** Between two tries to fetch texts, milliseconds. */
const pause = 2000;

/** A face that is shown once its own texts are there; on a change of language the former stays until then. */
export function withLateTexts<Props extends object>(
  Face: ComponentType<Props>,
  late: typeof cardTexts,
): FunctionComponent<Props> {
  function Late({ onReady, ...props }: Props & { onReady: () => void }) {
    const { i18n } = useTranslation();
    const spoken = useLateTexts(i18n, late);
    useEffect(() => {
      if (spoken) onReady();
    }, [spoken, onReady]);
    if (!spoken) return null;
    return (
      <I18nextProvider i18n={spoken}>
        <Face {...(props as unknown as Props)} />
      </I18nextProvider>
    );
  }
  return Object.assign(Late as unknown as FunctionComponent<Props>, { late: true });
}

const complete = new WeakSet<i18n>();

function useLateTexts(i18n: i18n, late: typeof cardTexts): i18n | undefined {
  const [spoken, setSpoken] = useState(complete.has(i18n) ? i18n : undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const fetchTexts = async () => {
      try {
        const { default: texts } = await late[i18n.language as Language]();
        i18n.addResourceBundle(i18n.language, 'widgets', texts, true, true);
        complete.add(i18n);
        if (wanted) setSpoken(i18n);
      } catch {
        if (wanted) timer = setTimeout(fetchTexts, pause);
      }
    };
    if (complete.has(i18n)) setSpoken(i18n);
    else void fetchTexts();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [i18n, late]);
  return spoken;
}
