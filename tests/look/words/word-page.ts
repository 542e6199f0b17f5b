import { readFileSync } from 'node:fs';
import { type Language, languages } from '../../../widgets/language/languages.ts';
import type { Text } from './word-files.ts';
import { duty, mostLetters } from './word-notes.ts';
import type { Place } from './word-places.ts';

const beside = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** What the page itself says to its reader. */
type Phrases = Record<'right' | 'better' | 'name' | 'save' | 'intro', string>;
const phrases: { en: Phrases } & Partial<Record<Language, Phrases>> = {
  ar: {
    right: 'صحيح',
    better: 'الأفضل هكذا',
    name: 'اسمك',
    save: 'تنزيل ملف الإجابات',
    intro: 'اقرأ كل نص في مكانه. إن كان صحيحًا فاضغط «صحيح»، وإلا فاكتب الأفضل. ثم نزّل الملف وأعده إلينا.',
  },
  en: {
    right: 'Right',
    better: 'Better so',
    name: 'Your name',
    save: 'Download the answers',
    intro:
      'Read every text in its place. If it is right, say so; else write what is better. Then download the file and send it back.',
  },
  fa: {
    right: 'درست است',
    better: 'بهتر است این‌طور باشد',
    name: 'نام شما',
    save: 'دریافت فایل پاسخ‌ها',
    intro:
      'هر متن را در جای خود بخوانید. اگر درست است تأیید کنید، وگرنه متن بهتر را بنویسید. سپس فایل را دریافت کنید و برای ما بفرستید.',
  },
  fr: {
    right: 'C’est juste',
    better: 'Plutôt ainsi',
    name: 'Votre nom',
    save: 'Télécharger les réponses',
    intro:
      'Lisez chaque texte à sa place. S’il est juste, validez-le\u202F; sinon, écrivez mieux. Téléchargez ensuite le fichier et renvoyez-le.',
  },
  ja: {
    right: 'このままでよい',
    better: 'こう直す',
    name: 'お名前',
    save: '回答ファイルを保存',
    intro:
      '文をそれぞれの場所で読み、よければ「このままでよい」、そうでなければ直した文を入力してください。最後にファイルを保存してお送りください。',
  },
};

/** One page, complete in itself: every text of a language, for a native reader to judge. */
export function wordPage(language: Language, texts: Text[], places: (Place | undefined)[]): string {
  const say = phrases[language] ?? phrases.en;
  const { direction } = languages[language];
  const own = `lang="${language}" dir="${direction}"`;
  const articles = texts.map((text, at) => {
    const most = mostLetters(language, text);
    return `<article data-at="${at}">
<div ${own}><p class="now">${escaped(text.text)}</p>
<label><input type="radio" name="t${at}" value="right"> ${say.right}</label>
<label><input type="radio" name="t${at}" value="better"> ${say.better}</label>
<textarea rows="2" maxlength="${most}" aria-label="${say.better}" hidden>${escaped(text.text)}</textarea></div>
<div lang="en" dir="ltr"><p class="english">${escaped(text.english)}</p>
<p>${escaped(duty(text))} At most ${most} characters. <code>${escaped(text.key)}</code></p></div>
${pictureOf(places[at])}
</article>`;
  });
  const data = JSON.stringify({
    language,
    texts: texts.map(({ file, key, text }) => ({ file, key, was: text })),
  });
  return `<!doctype html>
<html ${own}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${languages[language].name}: DAP 18-46-0</title>
<style>${beside('reader.css')}</style>
<header><p>${say.intro}</p>
<label>${say.name} <input id="reader" autocomplete="name"></label>
<button type="button">${say.save}</button> <output></output></header>
<main>
${articles.join('\n')}
</main>
<script type="application/json">${data.replaceAll('<', '\\u003c')}</script>
<script>${beside('reader.js')}</script>
</html>
`;
}

function pictureOf(place: Place | undefined): string {
  if (!place)
    return '<p class="unseen" lang="en" dir="ltr">Not on a picture: read aloud, sent, or rarely shown.</p>';
  const [left, top, width, height] = place.box.map((share) => `${(share * 100).toFixed(2)}%`);
  const box = `left:${left};top:${top};width:${width};height:${height}`;
  return `<figure dir="ltr"><span><img src="data:image/webp;base64,${place.image}" alt=""><i style="${box}"></i></span>
<figcaption lang="en">${escaped(place.state)}</figcaption></figure>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
