import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('site');
  return (
    <section className="section">
      <div className="page">
        <h1>{t('nav.employeeCard')}</h1>
      </div>
    </section>
  );
}
