import { useTranslation } from 'react-i18next';
import { company } from '../../widgets/company.ts';
import { LogoMark } from './logo-mark.tsx';

export function Header() {
  const { t, i18n } = useTranslation('site');
  const name = company.name[i18n.language as keyof typeof company.name];
  return (
    <header className="header">
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <div className="page">
        <a className="logo" href={`/${i18n.language}/`} aria-label={t('home', { company: name })}>
          <LogoMark />
          {name}
        </a>
      </div>
    </header>
  );
}
