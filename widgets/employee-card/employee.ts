import { asciiDigits } from '../text/digits.ts';
import { type CountryCode, fullPhone } from '../text/phone.ts';
import { plainLine } from '../text/plain-text.ts';
import type { Contact } from '../text/vcard.ts';
import { isVisible } from '../text/visible-text.ts';

/** What stands in the controls, as typed; the keys are the `name` attributes, which stay. */
export type EmployeeFields = {
  name: string;
  title: string;
  countryCode: CountryCode;
  phone: string;
  email: string;
};

/** The most a control takes, in UTF-16 units. */
export const longest = { name: 200, title: 200, email: 254 } as const;

/** What the card takes from the company. */
export type Employer = Pick<Contact, 'organisation' | 'urls' | 'note'>;

/** What is missing of the fields without which there is no card, in the order of the form. */
export function missingFields(fields: EmployeeFields): ('name' | 'title')[] {
  return (['name', 'title'] as const).filter((key) => !isVisible(plainLine(fields[key])));
}

/** The contact of an employee; phone and e-mail are taken as they are, or left out when nothing is there. */
export function employeeContact(fields: EmployeeFields, employer: Employer): Contact {
  return {
    ...employer,
    name: plainLine(fields.name),
    title: plainLine(fields.title),
    phone: fullPhone(fields.phone, fields.countryCode),
    email: asciiDigits(plainLine(fields.email)),
  };
}
