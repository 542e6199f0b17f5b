/** The widgets, by the names of their folders; the tag of `order-form` is `<dap-order-form>`. */
export const widgetNames = [
  'order-form',
  'gallery',
  'business-card',
  'employee-card',
  'language-switcher',
] as const;

export type WidgetName = (typeof widgetNames)[number];

/** The tags of all widgets. */
export const tagNames = widgetNames.map((name) => `dap-${name}` as const);
