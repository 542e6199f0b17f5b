export const producer = { ar: 'شركة أسمدة البصرة', en: 'Basra Fertilizer Company' };

export const specification = [
  { name: { ar: 'الرطوبة', en: 'Moisture' }, value: { ar: '1.5% كحد أقصى', en: '1.5% max.' } },
];

export const includedDocuments: string[] = ['origin'];
