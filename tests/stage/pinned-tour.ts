/**
 * Runs in a page whose frames each hold a partner's page: does there, once, what fetches each late file.
 * @returns what each frame has noted
 */
export const tour = `Array.from(frames, (frame) => {
  const { document, refused, events, ran, done = (frame.done = {}), location } = frame;
  const wrong = new URLSearchParams(location.search).get('wrong').split(',');
  const find = (tag, selector) => document.querySelector('dap-' + tag)?.shadowRoot?.querySelector(selector);
  const once = (name, target, act = () => target.click()) => {
    if (target && !done[name]) act((done[name] = target));
  };
  const fill = (input, value) => {
    Object.getOwnPropertyDescriptor(frame.HTMLInputElement.prototype, 'value').set.call(input, value);
    input.dispatchEvent(new frame.Event('input', { bubbles: true }));
  };
  const focus = (part) => part.dispatchEvent(new frame.FocusEvent('focusin', { bubbles: true }));
  once('form', find('order-form', '[name=name]'), focus);
  once('facts', find('order-form', '.trade-facts summary'), focus);
  once('list', find('order-form', '[role=combobox]'));
  once('picture', find('gallery', '.thumb'));
  once('card', find('business-card', 'button'));
  once('staff', find('employee-card', 'form'), (form) => {
    fill(form.elements.name, 'Laith');
    fill(form.elements.title, 'Sales');
    form.requestSubmit();
  });
  // What is printed would wait for an answer.
  if (wrong.some((file) => file.startsWith('paper-')))
    once('paper', find('employee-card', '.preview > .ways button:last-of-type'));
  const fallbacks = Array.from(document.querySelectorAll('[loading=eager] > a'))
    .filter((link) => link.getClientRects().length)
    .map((link) => link.parentElement.localName);
  return { wrong, refused: refused.map((address) => address.split('/').pop().replace(/\\?.*/, '')), events, ran, fallbacks };
})`;

/** What the tour finds in a frame. */
export type Noted = {
  wrong: string[];
  refused: string[];
  events: Record<string, 'dap-ready' | 'dap-error'>;
  ran?: string[];
  fallbacks: string[];
};
