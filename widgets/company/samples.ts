/**
 * The names of the values that are still samples, by file. When you have replaced a value, remove its name. The build
 * lists the remaining names, and `npm run build -- --release` fails until none is left.
 */
export const samples: Record<string, string[]> = {
  // An empty answer is a decision too: remove its name when the question does not need to be answered.
  'answers.ts': [
    'answers.requestBinds',
    'answers.delivery',
    'answers.leadTime',
    'answers.origin',
    'answers.analysis',
  ],
  'facts.ts': ['whatsapp', 'phone', 'email', 'site', 'facebook', 'instagram', 'bagsPerPallet', 'agency'],
  // Renderings outside the gallery, which has a note. `src/images` contains the originals.
  'images.ts': ['hero_grade', 'yard_500t', 'product_print', 'bag_field', 'share'],
  'names.ts': ['companyName', 'address'],
  'product.ts': ['producer', 'specification', 'includedDocuments'],
  'profile.ts': ['spoken'],
  'trade.ts': ['packaging', 'delivery', 'documents'],
};
