import { expect, test } from 'vitest';
import { handle } from '../../../../src/sections/contact.tsx';

test.each([
  ['https://www.facebook.com/green.fields', 'www.facebook.com'],
  ['https://www.instagram.com/greenfields/', '@greenfields'],
  ['https://www.facebook.com/p/Green-Fields-100064/', 'Green Fields'],
  ['https://www.facebook.com/people/%D8%A7%D9%84%D8%AD%D9%82%D9%84/100064/', 'الحقل'],
  ['https://www.facebook.com/pages/category/Farm/Green-Fields-100064/', 'Green Fields'],
  ['https://www.facebook.com/profile.php?id=100064', 'www.facebook.com'],
  ['https://www.facebook.com/share/1AbCd/', 'www.facebook.com'],
  ['https://www.facebook.com/', 'www.facebook.com'],
])('the page %s has the name %s', (url, name) => {
  expect(handle(url)).toBe(name);
});
