import r2wc from '@r2wc/react-to-web-component';
import css from './form.css?inline';
import { OrderForm } from './form.jsx';

const Styled = (props) => (
  <>
    <style>{css}</style>
    <OrderForm {...props} />
  </>
);
customElements.define('ordinary-form', r2wc(Styled, { shadow: 'open', props: { whatsapp: 'string' } }));
