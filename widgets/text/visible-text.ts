/** White space, joiners and direction marks alone are no text. */
export function isVisible(text: string): boolean {
  return /[^\s\u061C\u200B-\u200F\u2060-\u2064]/.test(text);
}
