/**
 * The values that came with the project and are invented, by file. Remove a name once its value is your own: the build
 * lists what is left, and `npm run build -- --release` refuses it.
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
