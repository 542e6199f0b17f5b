import { EmployeeCard } from '../../widgets/employee-card/employee-card.tsx';
import type { EmployeeDraft } from '../../widgets/employee-card/use-employee-card.ts';
import { draftKeys, sessionDraft } from '../client/drafts.ts';

const draft = sessionDraft<EmployeeDraft>(draftKeys['employee-card']);

/** The generator of staff cards. */
export function Island() {
  return <EmployeeCard headingLevel="none" draft={draft} />;
}
