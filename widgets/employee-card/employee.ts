import { type CountryCode, countries, fullPhone } from '../lib/phone.ts';
import { asciiDigits, isVisible, plainLine } from '../lib/text.ts';
import type { Contact } from '../lib/vcard.ts';

/** The values of the form controls, by their public `name` attributes. */
export type EmployeeFields = {
  name: string;
  title: string;
  countryCode: CountryCode;
  phone: string;
  email: string;
};

/** Maximum lengths of the controls, in UTF-16 code units. */
export const longest = { name: 200, title: 200, email: 254 } as const;

/** The company's part of an employee's contact. */
type Employer = Pick<Contact, 'organisation' | 'urls' | 'note'>;

/** The required fields that are empty, in the order of the form. Spaces and invisible characters count as empty. */
export function missingFields(fields: Pick<EmployeeFields, 'name' | 'title'>): ('name' | 'title')[] {
  return (['name', 'title'] as const).filter((key) => !isVisible(plainLine(fields[key])));
}

/** The contact of an employee. Phone and email are optional and not validated. */
export function employeeContact(fields: EmployeeFields, employer: Employer): Contact {
  return {
    ...employer,
    name: plainLine(fields.name),
    title: plainLine(fields.title),
    phone: fullPhone(fields.phone, fields.countryCode),
    email: asciiDigits(plainLine(fields.email)),
  };
}

/** The stored form; the photo and the generated card are not stored. */
export type EmployeeDraft = { fields: EmployeeFields };

/** @returns the fields of a stored draft; undefined if the value is not a draft of this version */
export function draftFields(draft: unknown): EmployeeFields | undefined {
  const fields = Object(Object(draft).fields) as Record<string, unknown>;
  const areTexts = ['name', 'title', 'phone', 'email'].every((key) => typeof fields[key] === 'string');
  const isKnownCode = countries.some(({ code }) => code === fields.countryCode);
  return areTexts && isKnownCode ? (fields as EmployeeFields) : undefined;
}
