import { businessCard } from './business-card/business-card.element.ts';
import { employeeCard } from './employee-card/employee-card.element.ts';
import { gallery } from './gallery/gallery.element.ts';
import { languageSwitcher } from './language-switcher/language-switcher.element.ts';
import { orderForm } from './order-form/order-form.element.ts';

/** Every tag of `embed.js`; from them comes all that is said of it elsewhere (`src/publish/api/`). */
export const tags = [orderForm, gallery, businessCard, employeeCard, languageSwitcher];
