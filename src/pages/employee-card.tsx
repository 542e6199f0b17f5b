import { useTranslation } from 'react-i18next';
import { Island, SiteStyles } from '../sections/island.tsx';

/** The route `/employee-card`. */
export function Page() {
  const { t } = useTranslation();
  return (
    <>
      <section className="section limestone employee-route" aria-labelledby="employee-title">
        <div className="page">
          <h1 id="employee-title">{t('employee.title')}</h1>
          <p className="lead">{t('employee.subtitle')}</p>
          <Island name="employee-card" />
        </div>
      </section>
      <SiteStyles />
    </>
  );
}
