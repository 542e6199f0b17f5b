import {
  autoUpdate,
  FloatingFocusManager,
  flip,
  offset,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
} from '@floating-ui/react';
import r2wc from '@r2wc/react-to-web-component';
import i18next from 'i18next';
import { ReactiveElement } from 'lit';
import { useRef, useState } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';

i18next.use(initReactI18next).init({
  lng: 'ar',
  resources: { ar: { translation: { name: 'الاسم الكامل' } } },
});

/** One field and one list: what the packages that the client fixed cost before any code of a form. */
function Form() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(null);
  const items = useRef([]);
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    whileElementsMounted: autoUpdate,
    middleware: [offset(4), flip()],
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'listbox' }),
    useListNavigation(context, { listRef: items, activeIndex: active, onNavigate: setActive }),
  ]);
  const keep = (index) => (node) => {
    items.current[index] = node;
  };
  return (
    <form>
      <label>
        {t('name')} <input name="name" />
      </label>
      <button type="button" ref={refs.setReference} {...getReferenceProps()}>
        +962
      </button>
      {open && (
        <FloatingFocusManager context={context}>
          <div ref={refs.setFloating} style={floatingStyles} {...getFloatingProps()}>
            {['+962', '+964'].map((code, index) => (
              <div key={code} ref={keep(index)} {...getItemProps()}>
                {code}
              </div>
            ))}
          </div>
        </FloatingFocusManager>
      )}
    </form>
  );
}

customElements.define('floor-view', r2wc(Form));
customElements.define(
  'floor-form',
  class extends ReactiveElement {
    firstUpdated() {
      this.renderRoot.append(document.createElement('floor-view'));
    }
  },
);
