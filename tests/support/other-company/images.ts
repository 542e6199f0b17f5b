export const gallery = {
  host: '',
  illustrations: false,
  images: [
    {
      name: 'jumbo_bags',
      alt: {
        ar: 'أكياس كبيرة في المخزن',
        en: 'Big bags in our warehouse',
        fa: 'کیسه‌های بزرگ در انبار ما',
        fr: 'Nos big bags à l’entrepôt',
        ja: '当社倉庫の大型袋です',
      },
    },
    {
      name: 'pallets',
      alt: {
        ar: 'أكياس على المنصات في المخزن',
        en: 'Bags on pallets, ready to load',
        fa: 'کیسه‌ها روی پالت، آمادهٔ بارگیری',
        fr: 'Sacs sur palettes, prêts à charger',
        ja: '出荷を待つ袋入り肥料',
      },
    },
    {
      name: 'wheat_sunset',
      alt: {
        ar: 'قمح في سهل نينوى',
        en: 'Wheat on the plain of Nineveh',
        fa: 'گندم در دشت نینوا',
        fr: 'Blé dans la plaine de Ninive',
        ja: 'ニネヴェ平原の小麦畑',
      },
    },
  ],
};
