import fc from 'fast-check';

/** What comes from outside may be anything. These hold whatever it is; nothing in them is thrown. */
const anything = fc.string({ unit: 'binary', maxLength: 60 });
/** Close to what is meant, so that the way goes deeper. */
const pieces = fc.constantFrom(
  'ar',
  'fr-',
  '/',
  '+962',
  '00',
  '=',
  '&',
  '%',
  '#',
  '<b>',
  '0',
  '７',
  '\u202E',
  '\n',
);
const likely = fc.array(fc.oneof(pieces, anything), { maxLength: 8 }).map((parts) => parts.join(''));
export const text = fc.oneof(anything, likely);
export const value = fc.oneof(
  text,
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }),
);
