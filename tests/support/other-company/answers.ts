export const answers = { origin: { ar: 'بلد المنشأ: الأردن.', en: 'Made in Jordan.' } };
