import { expect, test } from 'vitest';
import { contactFileName } from '../../../../widgets/lib/vcard.ts';

const cases: [name: string, file: string][] = [
  ['Laith Alabdallah', 'Laith Alabdallah.vcf'],
  ['می‌خواهم', 'می‌خواهم.vcf'],
  ["Siobhán O'Connor", "Siobhán O'Connor.vcf"],
  ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j.vcf'],
  ['../../etc/passwd', '_.._etc_passwd.vcf'],
  ['...', 'contact.vcf'],
  ['\u200D\u200E', 'contact.vcf'],
  [' . Ali . ', 'Ali.vcf'],
  ['Ali\r\nHasan', 'Ali Hasan.vcf'],
  ['A\u0000l\u001Bi', 'Ali.vcf'],
  ['\u202Efcv.exe', 'fcv.exe.vcf'],
  ['Ali \uD83D', 'Ali \uFFFD.vcf'],
  ['CON', '_CON.vcf'],
  ['PRN.txt', '_PRN.txt.vcf'],
  ['lpt9.x', '_lpt9.x.vcf'],
  ['COM²', '_COM².vcf'],
  ['COM10', 'COM10.vcf'],
  ['a'.repeat(121), `${'a'.repeat(120)}.vcf`],
  [`${'x'.repeat(118)}e\u0301`, `${'x'.repeat(118)}.vcf`],
  [`${'x'.repeat(110)}👨‍👩‍👧‍👦`, `${'x'.repeat(110)}.vcf`],
  [`${'x'.repeat(119)}. y`, `${'x'.repeat(119)}.vcf`],
];

test.each(cases)('contact file of %j is named %j', (name, file) => expect(contactFileName(name)).toBe(file));
