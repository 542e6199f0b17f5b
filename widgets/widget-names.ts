/** The widgets by the names of their folders, in the order of the documents. The tag of `gallery` is `<dap-gallery>`. */
export const widgetNames = [
  'order-form',
  'gallery',
  'business-card',
  'employee-card',
  'language-switcher',
] as const;

/** The tags of all widgets. */
export const tagNames = widgetNames.map((name) => `dap-${name}` as const);
