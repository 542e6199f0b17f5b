import fc from 'fast-check';

const anything = fc.string({ unit: 'binary', maxLength: 60 });
/** Parts of valid input, so that it passes the first checks. */
const pieces = fc.constantFrom(...'ar fr- / +962 00 = & % # <b> 0 ７ \u202E \n'.split(' '));
const likely = fc.array(fc.oneof(pieces, anything), { maxLength: 8 }).map((parts) => parts.join(''));
/** Any text, for property tests. */
export const text = fc.oneof(anything, likely);
