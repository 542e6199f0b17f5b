/**
 * White space, marks that nobody sees (joiners, directions, soft hyphens, fillers, variation selectors, tags) and
 * the empty pattern of Braille are no text by themselves.
 */
export function isVisible(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
