import arabicSite from '../../src/locales/ar.json' with { type: 'json' };
import englishSite from '../../src/locales/en.json' with { type: 'json' };
import { minimumOrder, phone } from '../../widgets/company/facts.ts';
import { gallery } from '../../widgets/company/images.ts';
import { languageNames } from '../../widgets/i18n/language-names.ts';
import arabicTexts from '../../widgets/locales/ar.json' with { type: 'json' };
import englishTexts from '../../widgets/locales/en.json' with { type: 'json' };
import { expect, test } from '../support/screen-reader/screen-reader.ts';

const tooFew = minimumOrder * 0.6;
const texts = {
  ar: { ...arabicSite, ...arabicTexts },
  en: { ...englishSite, ...englishTexts },
};

for (const lang of ['ar', 'en'] as const)
  test.describe('screen reader', () => {
    const t = texts[lang];
    const counter = (n: number) =>
      t['gallery.counter'].replace('{{n}}', `${n}`).replace('{{total}}', `${gallery.images.length}`);
    const alt = (n: number) => gallery.images[n - 1]?.alt[lang] ?? '';

    test.beforeEach(({ reader, baseURL }) => reader.open(`${baseURL}/${lang}/`));
    test.afterEach(({ reader }) => expect([...reader.languages]).toEqual([lang]));

    test(`hears the headings of the home page (${lang})`, async ({ reader }) => {
      const headings: [level: number, text: string][] = [
        [1, t['hero.title']],
        [2, t['features.title']],
        [3, t['features.2.title']],
        [3, t['features.3.title']],
        [3, t['features.1.title']],
        [3, t['features.4.title']],
        [2, t['product.name']],
        [2, t['gallery.title']],
        [2, t['order.title']],
        [2, t['faq.title']],
        [2, t['card.title']],
        [2, t['nav.contact']],
        [2, t['common.language']],
      ];
      for (const [level, text] of headings)
        expect(await reader.press('h', 'heading')).toContain(`${text} heading level ${level}.`);
      expect(await reader.press('h', 'heading')).toContain('Wrapping to top.');
    });

    test(`hears a new language in itself, as another page (${lang})`, async ({ reader }) => {
      const other = lang === 'ar' ? 'en' : 'ar';
      const [name, otherName] = [languageNames[lang], languageNames[other]];
      expect(await reader.press('c', 'opens')).toContain(
        `${t['common.language']} ${name} combo box. ${name}.`,
      );
      expect(await reader.press('Return', name)).toContain(
        `${t['common.language']} List with 5 items ${name}.`,
      );
      await reader.press(lang === 'ar' ? 'Down' : 'Up', otherName);
      // The title and the first link of the page in that language.
      const [title = ''] = texts[other]['meta.title'].split(' | ');
      const chosen = await reader.press('Return', texts[other].skip);
      expect(chosen).toContain(title);
      expect(chosen).not.toContain(name);
      expect(chosen).not.toContain(t.loading);
      expect(reader.languages.delete(other), `speech in the language ${other}`).toBe(true);
    });

    test(`hears the order form, its errors and the success (${lang})`, async ({ reader }) => {
      const required = (name: string) => `${name} entry required.`;
      const [beforeMissing] = t['quantity.missing'].split('{{missing}}');
      const missing = `${beforeMissing}${minimumOrder - tooFew}`;
      const quantity = t['order.quantity'];
      expect(await reader.goTo('#order-form [name=quantity]', quantity)).toContain(required(quantity));

      // The first error and, once, how many there are.
      const empty = await reader.press('Return', t['order.email']);
      const fields = ['order.quantity', 'order.name', 'order.phone', 'order.email'] as const;
      const positions = [t['errors.quantity'], ...fields.map((key) => t[key].replace(/ \(.*/, ''))].map(
        (text) => empty.lastIndexOf(text),
      );
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
      expect(empty.split(t['errors.quantity'])).toHaveLength(2);

      await reader.type(`${tooFew}`);
      expect(await reader.press('Tab', required(t['order.name']))).toContain(t['errors.name']);
      await reader.type('Sara');
      expect(await reader.press('Tab')).toContain(`${t['order.company']} ${t['order.optional']} entry.`);
      expect(await reader.press('Tab', 'opens')).toContain(t['order.countryCode']);
      expect(await reader.press('Tab', required(t['order.phone']))).toContain(t['errors.phone']);
      await reader.type('0791234567');
      expect(await reader.press('Tab', required(t['order.email']))).toContain(t['errors.email']);
      await reader.type('sara@example.com');

      // Back to the quantity, with its error before its hint.
      const rejected = await reader.press('Return', t['toast.errorTitle']);
      expect(rejected).toContain(`${quantity} entry ${tooFew} required. invalid entry. ${missing}`);
      expect(rejected.split(missing)).toHaveLength(2);

      await reader.press('ctrl+a', null);
      await reader.type('750');
      await reader.press('Return', 'page tab');
      const back = await reader.press('ctrl+w', t['toast.successText']);
      // The closed tab had the language of the browser.
      reader.languages.delete('en');
      reader.languages.add(lang);
      expect(back.split(t['toast.successTitle'])).toHaveLength(2);
      expect(back.split(t['toast.successText'])).toHaveLength(2);
    });

    test(`hears the countries (${lang})`, async ({ reader }) => {
      const code = t['order.countryCode'];
      const [jordan, iraq] = [`${t['order.jordan']} +962`, `${t['order.iraq']} +964`];
      await reader.goTo('#order-form [role=combobox]', code);
      expect(await reader.press('Return', jordan)).toContain(`${code} List with 2 items ${jordan}.`);
      expect(await reader.press('Down', iraq)).toBe(`${iraq}. not selected.`);
      await reader.press('Return', null);
      expect(await reader.press('Tab', t['order.phone'])).toContain(`${t['order.phone']} entry required.`);
      expect(await reader.press('shift+Tab', code)).toContain(`${iraq}.`);
    });

    test(`hears each image of the lightbox once (${lang})`, async ({ reader }) => {
      await reader.goTo('#gallery .thumb', alt(1));
      expect(await reader.press('Return', t['common.close'])).toContain(
        `${t['gallery.title']} dialog ${alt(1)} ${counter(1)} ${t['common.close']} push button.`,
      );
      expect(await reader.press('Tab')).toBe(`${t['gallery.previous']} push button.`);
      expect(await reader.press('Tab')).toBe(`${t['gallery.next']} push button.`);
      const next = t['common.list'].replace('{{list}}', alt(2)).replace('{{item}}', counter(2));
      expect(await reader.press('Return', counter(2))).toBe(next);
      expect(await reader.press('Tab')).toContain(counter(2));
      await reader.press('Escape', null);
      await reader.page.waitForSelector('dialog.lightbox', { hidden: true });
      expect(await reader.hearFocus(alt(2))).toContain(`${alt(2)} push button.`);
    });

    test(`hears the dialog of the business card (${lang})`, async ({ reader }) => {
      await reader.goTo('#business-card [aria-haspopup=dialog]', t['card.show']);
      expect(await reader.press('Return', t['common.close'])).toContain(
        `${t['card.modalTitle']} dialog ${t['common.close']} push button.`,
      );
      const [code = ''] = t['card.codeLabel'].split('{{');
      const enlarge = await reader.press('Tab');
      expect(enlarge).toContain(code);
      expect(enlarge.replace(/\s/g, '')).toContain(phone);
      expect(await reader.press('Tab', 'link')).toContain(t['card.download']);
      expect(await reader.press('Tab')).toBe(`${t['card.copy']} push button.`);
      await reader.press('Escape', null);
      expect(await reader.hearFocus(t['card.show'])).toContain(`${t['card.show']} push button.`);
    });

    test(`hears how to make an employee card (${lang})`, async ({ reader, baseURL }) => {
      await reader.open(`${baseURL}/${lang}/employee-card`);
      await reader.goTo('form [type=submit]', t['employee.generate']);
      expect(await reader.press('Return', t['employee.needName'])).toContain(`${t['employee.name']} entry`);
      await reader.type('Sara Odeh');
      expect(await reader.press('Tab', t['employee.jobTitle'])).toContain(t['employee.needTitle']);
      await reader.type('Sales manager');
      const ready = t['employee.ready'].replace('{{name}}', 'Sara Odeh');
      expect(await reader.press('Return', ready)).toContain(ready);
    });
  });
