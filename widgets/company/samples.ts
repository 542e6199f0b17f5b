/**
 * The names of the values that are still samples, by file. When you have replaced a value, remove its name. The build
 * lists the remaining names, and `npm run build -- --release` fails until none is left.
 */
export const samples: Record<string, string[]> = {
  'assurances.ts': [
    'reviewedOn',
    'supportedUntil',
    'contract',
    'availability',
    'hosting',
    'serverSecurity',
    'publishing',
    'logs',
    'privacyRole',
    'agreement',
    'subprocessors',
    'orderRetention',
    'privacyContact',
    'breachNotice',
    'incidents',
    'certificates',
  ],
  'facts.ts': ['whatsapp', 'phone', 'email', 'site', 'facebook', 'instagram', 'agency'],
  'names.ts': ['companyName', 'address'],
  'profile.ts': ['spoken'],
  'trade.ts': ['packaging', 'delivery', 'documents'],
};
