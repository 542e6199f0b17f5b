import { DapBusinessCardElement } from './business-card/dap-business-card.ts';
import { DapEmployeeCardElement } from './employee-card/dap-employee-card.ts';
import { DapGalleryElement } from './gallery/dap-gallery.ts';
import { DapLanguageSwitcherElement } from './language-switcher/dap-language-switcher.ts';
import { DapOrderFormElement } from './order-form/dap-order-form.ts';
import { run } from './run.ts';
import type { WidgetName } from './tags.ts';

const elements = {
  'order-form': DapOrderFormElement,
  gallery: DapGalleryElement,
  'business-card': DapBusinessCardElement,
  'employee-card': DapEmployeeCardElement,
  'language-switcher': DapLanguageSwitcherElement,
} satisfies Record<WidgetName, unknown>;

// All elements. Their React code is imported when one comes near the viewport.
void run(Object.values(elements));
