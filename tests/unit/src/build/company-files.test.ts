import { expect, test } from 'vitest';
import { securityTxt } from '../../../../src/build/pages/company-files.ts';

test.each(['2026-11-28', '2027-01-01', '2028-02-29', '2030-12-31'])(
  'security.txt of a build on %s is valid for the next eleven months, and at most a year',
  (day) => {
    const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00Z)$/m.exec(securityTxt(new Date(day))) ?? [];
    const days = (Date.parse(expires) - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThanOrEqual(366);
  },
);
