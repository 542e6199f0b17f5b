/** Tells the page itself, where a test hears it. */
export const measure = (what: string) => {
  dispatchEvent(new CustomEvent('measured', { detail: what }));
};
