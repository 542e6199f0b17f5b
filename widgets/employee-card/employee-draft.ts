import { countries } from '../text/phone.ts';
import type { EmployeeFields } from './employee.ts';
import type { Photo } from './photo.ts';

/** What was typed, what the shown card was made of, and the photo, which is kept in memory alone: in writing a canvas is empty. */
export type EmployeeDraft = {
  fields: EmployeeFields;
  made?: EmployeeFields | undefined;
  photo?: Photo | undefined;
};

/** A draft as it was kept, or undefined when it is none of ours: of another version, or written by hand. */
export function employeeDraft(kept: unknown): EmployeeDraft | undefined {
  const { fields, made, photo } = Object(kept) as Record<string, unknown>;
  if (!areFields(fields)) return undefined;
  return {
    fields,
    made: areFields(made) ? made : undefined,
    photo: photo instanceof HTMLCanvasElement ? photo : undefined,
  };
}

function areFields(value: unknown): value is EmployeeFields {
  const fields = Object(value) as Record<string, unknown>;
  const texts = ['name', 'title', 'phone', 'email'].every((key) => typeof fields[key] === 'string');
  return texts && countries.some(({ code }) => code === fields.countryCode);
}
