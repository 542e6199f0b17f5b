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
  ],
};
