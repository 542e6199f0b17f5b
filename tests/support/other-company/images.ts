export const gallery = {
  host: '',
  illustrations: false,
  images: [{ name: 'jumbo_bags', alt: { ar: 'أكياس كبيرة في المخزن', en: 'Big bags in our warehouse' } }],
};
