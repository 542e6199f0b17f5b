/** A text of so many letters, whose last word is its number, so that one sees whether all of it arrived. */
const letters = (count) => `${'سماد '.repeat(count / 5).slice(0, count - String(count).length)}${count}`;
/** @param {number} count how many letters the chat is given */
const chat = (count) => ({
  id: `chat-${count}`,
  to: (number) => `${number}?text=${encodeURIComponent(letters(count))}`,
  ar: [
    `رسالة من ${count} حرف`,
    `اضغط الزر. هل فُتح واتساب، وهل تنتهي الرسالة بالرقم ${count}؟ لا ترسلها.`,
    'فتح واتساب',
  ],
  en: [
    `A message of ${count} letters`,
    `Press the button. Does WhatsApp open, and does the message end with ${count}? Do not send it.`,
    'Open WhatsApp',
  ],
});

/**
 * The twelve steps. `id` is the name of a column in the table of devices and stays; in each language stand a title,
 * what to do, and what the button says where there is one: it leads to `to`, or does `act`.
 */
export const steps = [
  chat(500),
  chat(2000),
  chat(4000),
  {
    id: 'order',
    to: () => '/#order-form',
    ar: [
      'طلب كامل',
      'املأ النموذج واكتب الكمية بالأرقام العربية (٥٠٠). هل فُتح واتساب وفيه كل ما كتبته؟',
      'فتح النموذج',
    ],
    en: [
      'A whole order',
      'Fill in the form, the quantity in Arabic digits (٥٠٠). Does WhatsApp open with all of it?',
      'Open the form',
    ],
  },
  {
    id: 'contact',
    to: () => '/contact/ar.vcf',
    ar: ['جهة الاتصال', 'افتح الملف. هل يعرض الهاتف إضافة جهة اتصال باسم عربي صحيح؟', 'فتح الملف'],
    en: [
      'The contact',
      'Open the file. Does the phone offer to add a contact, its Arabic name right?',
      'Open the file',
    ],
  },
  {
    id: 'code',
    to: () => '/company-profile',
    ar: [
      'الرمز بالكاميرا',
      'افتح الصفحة على شاشة أخرى أو مطبوعة، ووجّه الكاميرا إلى الرمز. هل تظهر بطاقة الشركة؟',
      'فتح الصفحة',
    ],
    en: [
      'The code by camera',
      'Open the page on another screen or on paper and point the camera at its code. Does the company’s card appear?',
      'Open the page',
    ],
  },
  {
    id: 'share',
    act: () => navigator.share?.({ title: document.title, url: location.href }),
    ar: ['المشاركة', 'اضغط الزر. هل تظهر قائمة المشاركة وفيها واتساب؟', 'مشاركة'],
    en: ['Sharing', 'Press the button. Does the list of apps appear, WhatsApp among them?', 'Share'],
  },
  {
    id: 'print',
    to: () => '/company-profile',
    ar: ['الطباعة', 'في صفحة الشركة اختر الطباعة أو الحفظ PDF. هل هي صفحة واحدة مقروءة؟', 'فتح الصفحة'],
    en: [
      'Printing',
      'On the company’s page choose Print or Save as PDF. Is it one sheet that can be read?',
      'Open the page',
    ],
  },
  {
    id: 'pictures',
    to: () => '/#gallery',
    ar: [
      'الصور',
      'افتح صورة، وكبّرها بإصبعين، وانتقل إلى التالية، ثم اضغط رجوع. هل عدت إلى الصفحة نفسها؟',
      'فتح الصور',
    ],
    en: [
      'Pictures',
      'Open a picture, enlarge it with two fingers, go to the next, then press Back. Are you on the same page?',
      'Open the pictures',
    ],
  },
  {
    id: 'offline',
    to: () => '/',
    ar: [
      'بلا شبكة',
      'افتح الموقع، وابدأ الكتابة في النموذج، ثم شغّل وضع الطيران وأعد التحميل. هل الصفحة موجودة وفيها ما كتبته؟',
      'فتح الموقع',
    ],
    en: [
      'Without a network',
      'Open the site, begin the form, switch to flight mode and reload. Is the page there with what you wrote?',
      'Open the site',
    ],
  },
  {
    id: 'in-app',
    ar: [
      'داخل تطبيق آخر',
      'أرسل رابط الموقع إلى نفسك في فيسبوك أو إنستغرام وافتحه هناك. هل يخرج الطلب إلى واتساب؟',
    ],
    en: [
      'Inside another app',
      'Send yourself the site’s link in Facebook or Instagram and open it there. Does an order reach WhatsApp?',
    ],
  },
  {
    id: 'reader',
    to: () => '/#order-form',
    ar: [
      'قارئ الشاشة',
      'شغّل VoiceOver أو TalkBack وامشِ في النموذج. هل يُقرأ اسم كل حقل، وكل خطأ؟',
      'فتح النموذج',
    ],
    en: [
      'A screen reader',
      'Turn on VoiceOver or TalkBack and go through the form. Is each field read by its name, and each error?',
      'Open the form',
    ],
  },
];

/** The first line of a message, by which the table finds it. */
export const firstLine = 'DAP field test 1';

/** What can be said of a step. */
export const results = ['yes', 'partly', 'no', 'skipped'];
