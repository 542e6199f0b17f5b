import { useTranslation } from 'react-i18next';
import { EmployeeCard } from '../../widgets/employee-card/employee-card.tsx';
import type { EmployeeDraft } from '../../widgets/employee-card/use-employee-card.ts';
import { sessionDraft } from '../../widgets/ui/storage.ts';
import { SiteStyles } from '../site-styles.tsx';

/** `boot-drafts.ts` uses the same key. */
const draft = sessionDraft<EmployeeDraft>('dap_employee');

/** The route `/employee-card`. */
export function Page() {
  const { t } = useTranslation();
  return (
    <>
      <section className="section employee-route" aria-labelledby="employee-title">
        <div className="page">
          <h1 id="employee-title">{t('employee.title')}</h1>
          <p className="lead">{t('employee.subtitle')}</p>
          <EmployeeCard headingLevel="none" draft={draft} />
        </div>
      </section>
      <SiteStyles />
    </>
  );
}
