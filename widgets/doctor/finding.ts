/** A problem on the page that keeps a widget from working or from being seen. */
export type Finding = {
  /** A short name that does not change, for reports. */
  name: string;
  /** What is wrong, and what happens instead. Quotes the page. */
  problem: string;
  /** What to do, ready to paste where possible. */
  fix: string;
  /** The affected widget. */
  element?: Element;
};
