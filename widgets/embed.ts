import { businessCard } from './business-card/business-card.element.ts';
import { defineWidgets } from './element/define-widget.ts';
import { employeeCard } from './employee-card/employee-card.element.ts';
import { gallery } from './gallery/gallery.element.ts';
import { languageSwitcher } from './language-switcher/language-switcher.element.ts';
import { orderForm } from './order-form/order-form.element.ts';

// The one script of a partner's page. It knows the tags; their code comes when one is near the screen.
defineWidgets([orderForm, gallery, businessCard, employeeCard, languageSwitcher]);
