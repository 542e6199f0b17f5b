export const answers = {
  origin: {
    ar: 'بلد المنشأ: الأردن.',
    en: 'Made in Jordan.',
    fa: 'ساخت اردن.',
    fr: 'Produit en Jordanie.',
    ja: 'ヨルダン産です。',
  },
};
