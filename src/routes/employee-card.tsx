import { useTranslation } from 'react-i18next';
import { EmployeeCard } from '../../widgets/employee-card/employee-card.tsx';

/** Where staff make their cards. */
export function Page() {
  const { t } = useTranslation();
  return (
    <section className="section employee-route" aria-labelledby="employee-title">
      <div className="page">
        <h1 id="employee-title">{t('employee.title')}</h1>
        <p className="lead">{t('employee.subtitle')}</p>
        <EmployeeCard heading={false} />
      </div>
    </section>
  );
}
