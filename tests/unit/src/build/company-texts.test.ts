import { describe, expect, test } from 'vitest';
import { textErrors } from '../../../../src/build/company/check-company.ts';
import { folderWith } from '../../../support/folders.ts';

const errors = (source: string, file = 'ar.json') => textErrors(folderWith({ [`words/${file}`]: source }));

test('texts of a company › replace texts of the site and of the widgets', () => {
  expect(errors('{ "hero.title": "سماد داب من المرفأ", "card.show": "بطاقتنا" }')).toEqual([]);
  expect(textErrors(folderWith())).toEqual([]);
});

describe('texts of a company › an error is one message with file, key and fix', () => {
  test.each<[what: string, source: string, message: RegExp]>([
    ['an unknown key', '{ "hero.tilte": "x" }', /Unknown field hero\.tilte/],
    [
      'a missing placeholder',
      '{ "footer.copyright": "x" }',
      /footer\.copyright\. Write \{\{company\}\}.* once/,
    ],
    ['an unknown placeholder', '{ "hero.title": "{{company}}" }', /hero\.title\. Remove the braces/],
    ['a single brace', '{ "hero.title": "{" }', /hero\.title\. Remove the braces/],
    ['an empty text', '{ "hero.title": " " }', /hero\.title\. Write the text/],
    ['a number', '{ "hero.title": 1 }', /hero\.title\. Write a text in quotes/],
    ['HTML', '{ "hero.title": "<b>x</b>" }', /hero\.title\. Remove the HTML/],
    ['a missing comma', '{\n"a": "b"\n"c": "d" }', /Syntax error in line 3: .* comma/],
    ['a trailing comma', '{ "hero.title": "x", }', /not valid JSON\..* no last comma/],
    ['a byte order mark', '\uFEFF{}', /UTF-8 without BOM/],
    ['a list', '[]', /Write \{ "key": "text" \}/],
  ])('%s', (_, source, message) => {
    const [error, ...others] = errors(source);
    expect(others).toEqual([]);
    expect(error).toContain('words/ar.json');
    expect(error).toMatch(message);
  });

  test('a language that does not exist', () => {
    expect(errors('{ "hero.title": "x" }', 'xx.json').join()).toContain('Unknown field hero.title');
  });
});
