// A file of its own for the first script of the site.

/** Name of the cookie and of the local storage item that store the visitor's choice. */
export const languageKey = 'dap_lng';
