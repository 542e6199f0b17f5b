import { orderFields } from '../../widgets/order-form/order.ts';
import { tradeChoices } from '../../widgets/order-form/trade-choices.ts';

/** The first unknown field or value of a `prefill` attribute as a sentence; empty if the form can use all of them. */
export function prefillProblem(query: string): string {
  const choices = new Map(Object.entries(tradeChoices('en')));
  const fields = [...orderFields.map(({ name }) => name), 'countryCode'];
  for (const [name, value] of new URLSearchParams(query)) {
    if (!fields.includes(name)) return `Unknown field "${name}". Supported fields: ${fields.join(', ')}.`;
    const known = choices.get(name)?.map((choice) => choice.name);
    const unknown = known && value.split(/[,،]\s*/).find((one) => !known.includes(one));
    if (unknown !== undefined && known)
      return `Unknown value "${unknown}" for "${name}". Supported values: ${known.join(', ')}.`;
  }
  return '';
}
