import { css, ReactiveElement, unsafeCSS } from 'lit';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { nearViewport } from '../../widgets/element/near-viewport.ts';
import { reserved } from '../../widgets/element/widget.ts';
import { createI18n } from '../../widgets/i18n/i18n.ts';
import texts from '../../widgets/locales/ar.json';
import { orderForm } from '../../widgets/order-form/order-form.element.ts';
import { OrderForm, orderLate } from '../../widgets/order-form/order-form.tsx';

/** What an element of Lit costs that does nothing: a shadow root, a style sheet, two properties, a slot. */
class IdleElement extends ReactiveElement {
  static override styles = css`:host { display: block }`;
  static override properties = { theme: {}, loading: {} };

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    root.append(document.createElement('slot'));
    return root;
  }
}
customElements.define('idle-element', IdleElement);

/** The same, which keeps as much of the page free as the order form will need, and hears when it comes near. */
class PlaceElement extends ReactiveElement {
  static override styles = [css`:host { display: flow-root }`, unsafeCSS(reserved(orderForm.height))];
  static override properties = { theme: {}, loading: {} };

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    const place = document.createElement('div');
    place.className = 'fallback';
    place.append(document.createElement('slot'));
    root.append(place);
    return root;
  }

  override connectedCallback() {
    super.connectedCallback();
    nearViewport(this, () => {});
  }
}
customElements.define('place-element', PlaceElement);

const i18n = createI18n('ar', { widgets: texts });

/** The same form in a React root of its own, without any element around it. Calls back when it shows. */
function bareForm(shown: () => void): Element {
  const place = document.createElement('div');
  createRoot(place).render(
    <I18nextProvider i18n={i18n}>
      <div ref={(node) => void (node && shown())}>
        <OrderForm late={orderLate} />
      </div>
    </I18nextProvider>,
  );
  return place;
}
Object.assign(window, { bareForm });
