/** Something on the page that keeps a widget from working or from being seen as it should. */
export type Finding = {
  /** A short name that stays, for those who report it. */
  name: string;
  /** What was found and what it does, quoting what stands on the page. */
  says: string;
  /** What to write instead, ready to be pasted. */
  paste: string;
  /** The widget that suffers, when it is one. */
  element?: Element;
};
