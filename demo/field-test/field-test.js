// Twelve steps for anyone with a phone, told in one message. What was chosen is kept in this tab, since the steps lead
// away from the page; nothing leaves it but the message, which the visitor sends.
import { firstLine, results, steps } from './steps.js';

const words = {
  ar: {
    title: 'تجربة الموقع على هاتفك',
    lead: 'اثنتا عشرة خطوة في خمس دقائق. جرّب كل واحدة وعد إلى هنا واختر الجواب؛ ما لا يناسبك تجاوزه. في النهاية ترسل رسالة واحدة.',
    other: 'English',
    results: ['نعم', 'جزئيًا', 'لا', 'تجاوزتها'],
    note: 'ملاحظات',
    message: 'الرسالة',
    send: 'إرسال النتائج عبر واتساب',
  },
  en: {
    title: 'Try the site on your phone',
    lead: 'Twelve steps in five minutes. Try each, come back and choose; leave out what does not suit you. One message at the end.',
    other: 'العربية',
    results: ['Yes', 'Partly', 'No', 'Left out'],
    note: 'Anything else',
    message: 'The message',
    send: 'Send the results by WhatsApp',
  },
};
const main = document.querySelector('main');
const number = main.dataset.chat;
const said = kept();
const language = said.language ?? (navigator.language.startsWith('ar') ? 'ar' : 'en');

function kept() {
  try {
    return Object(JSON.parse(sessionStorage.getItem('dap_field_test')));
  } catch {
    return {};
  }
}

function keep() {
  try {
    sessionStorage.setItem('dap_field_test', JSON.stringify(said));
  } catch {
    // Then it lasts as long as the page.
  }
}

/** An element with what it has and holds. */
function make(name, has = {}, ...inside) {
  const element = Object.assign(document.createElement(name), has);
  element.append(...inside);
  return element;
}

/** One line about the device, one a step, and what was noted. */
function message() {
  const { userAgent } = navigator;
  const screenSize = `${screen.width}x${screen.height}@${devicePixelRatio}`;
  const lines = steps.map(({ id }) => `${id}: ${said[id] ?? 'skipped'}`);
  const note = (said.note ?? '').replace(/\s+/g, ' ').trim();
  return [
    firstLine,
    `device: ${screenSize} ${navigator.language} ${userAgent}`,
    ...lines,
    `note: ${note}`,
  ].join('\n');
}

function render() {
  const text = words[said.language ?? language];
  document.documentElement.lang = said.language ?? language;
  document.documentElement.dir = document.documentElement.lang === 'ar' ? 'rtl' : 'ltr';
  document.title = text.title;
  const other = make('button', { type: 'button', className: 'other' }, text.other);
  other.addEventListener('click', () => {
    said.language = document.documentElement.lang === 'ar' ? 'en' : 'ar';
    keep();
    render();
    main.querySelector('.other').focus();
  });
  const note = make('textarea', { name: 'note', rows: 3, value: said.note ?? '' });
  const whole = make('textarea', { readOnly: true, rows: 8, dir: 'ltr', className: 'whole' });
  const send = make('a', { className: 'send', target: '_blank', rel: 'noopener' }, text.send);
  const renew = () => {
    whole.value = message();
    send.href = `${number}?text=${encodeURIComponent(message())}`;
  };
  note.addEventListener('input', () => {
    said.note = note.value;
    keep();
    renew();
  });
  main.replaceChildren(
    make(
      'div',
      { className: 'intro' },
      other,
      make('h1', {}, text.title),
      make('p', { className: 'lead' }, text.lead),
    ),
    make('ol', {}, ...steps.map((step) => make('li', {}, stepOf(step, text, renew)))),
    make('label', {}, text.note, note),
    make('label', {}, text.message, whole),
    send,
  );
  renew();
}

function stepOf({ id, to, act, ...said_ }, text, renew) {
  const [title, todo, does] = said_[document.documentElement.lang];
  const button = to
    ? make('a', { href: to(number), target: '_blank', rel: 'noopener' }, does)
    : act && make('button', { type: 'button' }, does);
  if (act) button.addEventListener('click', () => Promise.resolve(act()).catch(() => {}));
  const choices = results.map((result, at) => {
    const radio = make('input', {
      type: 'radio',
      name: id,
      value: result,
      checked: (said[id] ?? 'skipped') === result,
    });
    radio.addEventListener('change', () => {
      said[id] = result;
      keep();
      renew();
    });
    return make('label', {}, radio, text.results[at]);
  });
  return make(
    'fieldset',
    {},
    make('legend', {}, title),
    make('p', {}, todo),
    ...(button ? [button] : []),
    ...choices,
  );
}

render();
