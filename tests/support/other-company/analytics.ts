/** Dispatches an event on the page, so that a test can observe it. */
export const measure = (event: string) => {
  dispatchEvent(new CustomEvent('measured', { detail: event }));
};
