import { businessCard } from './business-card/business-card.element.ts';
import type { Widget } from './element/widget.ts';
import { employeeCard } from './employee-card/employee-card.element.ts';
import { gallery } from './gallery/gallery.element.ts';
import { languageSwitcher } from './language-switcher/language-switcher.element.ts';
import { orderForm } from './order-form/order-form.element.ts';
import { type WidgetName, widgetNames } from './tags.ts';

const widgets = {
  'order-form': orderForm,
  gallery,
  'business-card': businessCard,
  'employee-card': employeeCard,
  'language-switcher': languageSwitcher,
} satisfies { [Name in WidgetName]: Widget & { tag: `dap-${Name}` } };

/** The definitions of all widgets in the order of `tags.ts`. */
export const tags = widgetNames.map((name) => widgets[name]);
