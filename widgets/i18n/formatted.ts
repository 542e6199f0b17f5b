/**
 * The result of a formatter of `Intl` or `Date`. Host pages replace these with libraries that can throw or return no text.
 * @param instead the text in this case
 */
export function formatted(format: () => string, instead: string): string {
  try {
    const text: unknown = format();
    return typeof text === 'string' ? text : instead;
  } catch {
    return instead;
  }
}
