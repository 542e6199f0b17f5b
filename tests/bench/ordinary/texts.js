import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import ar from '#widget-texts/ar.json';
import en from '#widget-texts/en.json';

i18next.use(initReactI18next).init({
  lng: document.documentElement.lang,
  fallbackLng: 'ar',
  keySeparator: false,
  interpolation: { escapeValue: false },
  resources: { ar: { translation: ar }, en: { translation: en } },
});
