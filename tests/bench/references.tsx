import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../widgets/i18n/i18n.ts';
import texts from '../../widgets/locales/ar.json';
import { OrderForm } from '../../widgets/order-form/order-form.tsx';

const i18n = createI18n('ar', { widgets: texts });

/** The order form in its own React root, without a custom element. */
function bareForm(ready: () => void): Element {
  const container = document.createElement('div');
  createRoot(container).render(
    <I18nextProvider i18n={i18n}>
      <div ref={(node) => void (node && ready())}>
        <OrderForm />
      </div>
    </I18nextProvider>,
  );
  return container;
}
Object.assign(window, { bareForm });
