import type { Language } from '../../../widgets/language/languages.ts';
import type { Text } from './word-files.ts';

/** How long a text gets beside its English. */
const factors: Partial<Record<Language, number>> = { ar: 0.85, fa: 0.95, fr: 1.15, ja: 0.5 };

/**
 * What a text has to do, by the beginning of its key or file; the first that fits counts. The number is the most
 * characters its place holds in English, where the place is narrow.
 */
const notes: [start: string, does: string, most?: number][] = [
  ['hero.title', 'The headline of the site: says product and scale. No slogan, no exclamation mark.', 45],
  ['hero.subtitle', 'Who made it, for whom, and from how many tons.', 130],
  ['hero.cta', 'A button: leads on. A verb.', 24],
  ['hero.', 'Stands on the first screen.'],
  ['features.', 'One checkable fact each: paper, nutrients, quantity, contact. No praise.', 95],
  ['product.description', 'The numbers first, then when it is used.', 230],
  ['product.note', 'Safety and honesty: storage, seed, mixing. No rates.', 290],
  [
    'product.orderNow',
    'A button: opens WhatsApp with an order that has begun. Not “buy”, there is no shop.',
    22,
  ],
  ['product.f', 'A line of the list to scan.', 65],
  ['product.', 'Says what the product is.'],
  ['tag.', 'A row of the data tag, as on the sack: the trade’s own short words.'],
  ['questions.', 'What bulk buyers ask before they order, and what can honestly be answered.'],
  ['order.submit', 'The button of the form: WhatsApp opens, nothing has been sent yet.', 28],
  ['order.privacy', 'The promise below the button: nothing is stored, the visitor sends it himself.'],
  ['order.', 'The order form: visible labels and hints, short, in the words of a form.'],
  ['errors.', 'Says how to repair a field. No blame, no “invalid”.', 65],
  ['toast.', 'A message after the button was pressed. It never says “sent”: nobody can know that.'],
  ['trade.', 'Facts of trade, chosen by taps under the message.'],
  ['panel.', 'Stands below the button once it was pressed: what can still be done with the order.'],
  ['preview.', 'Shows the message that will be sent.'],
  ['quantity.', 'Says the quantity back, in tons and bags.'],
  ['gallery.', 'The gallery and the large picture; several of these are heard by screen readers alone.'],
  ['card.', 'The company’s contact card with its code.'],
  ['employee.', 'Staff make their own business card.'],
  ['contact.', 'Tiles: a verb and a channel.', 34],
  ['profile.', 'Who the company is: plain, nothing that cannot be shown.'],
  ['footer.h', 'A keyword: # and one word, joined with _.', 24],
  ['footer.', 'The foot of every page.', 60],
  ['chat.', 'What the visitor’s WhatsApp message begins with: polite, in the visitor’s voice.'],
  ['meta.title', 'The tab and the headline in search results.', 70],
  ['meta.', 'Read in search results and shared links, not on the page.', 170],
  ['nav.', 'A link in the header.', 22],
  ['widgets/company/pictures.ts', 'Says what a picture shows, to those who cannot see it.', 75],
  ['widgets/company/trade.ts', 'A choice of the order form. The Arabic one stands in the message.', 34],
  ['widgets/company/', 'The company’s own name and address: samples until the owner gives his.'],
];
const noteOf = ({ key, file }: Text) =>
  notes.find(([start]) => key.startsWith(start) || file.startsWith(start));

/** What a text has to do, in a sentence. */
export function duty(text: Text): string {
  return noteOf(text)?.[1] ?? 'Stands wherever it is needed, and for screen readers.';
}

/** The most characters of a text: what its place holds, else a quarter more than now; never less than now. */
export function mostLetters(language: Language, text: Text): number {
  const now = [...text.text].length;
  const room = (noteOf(text)?.[2] ?? text.english.length * 1.25) * (factors[language] ?? 1);
  return Math.max(now, Math.ceil(room), noteOf(text)?.[2] ? 0 : Math.ceil(now * 1.25) + 3);
}
