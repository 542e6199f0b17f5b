import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
// @ts-expect-error: the page's own script is plain JavaScript
import { firstLine, results, steps } from '../demo/field-test/steps.js';
// @ts-expect-error: a script
import { deviceOf, reportsIn, tableOf } from './look/devices.mjs';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const samsung =
  'Mozilla/5.0 (Linux; Android 14; SM-A525F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36';
const ids: string[] = steps.map(({ id }: { id: string }) => id);

describe('the field test', () => {
  test('has twelve steps, each with its words in Arabic and English', () => {
    expect(new Set(ids).size).toBe(12);
    for (const { ar, en, to, act } of steps) {
      for (const words of [ar, en]) expect(words).toHaveLength(to || act ? 3 : 2);
      expect(ar.join(' ')).toMatch(/[\u0621-\u064A]/);
      expect(en.join(' ').replace('(٥٠٠)', '')).not.toMatch(/[\u0621-\u064A]/);
    }
  });

  test.each([500, 2000, 4000])('gives the chat a text of %i letters that ends with its number', (count) => {
    const { to } = steps[ids.indexOf(`chat-${count}`)];
    const text = new URL(to('https://wa.me/962790000000')).searchParams.get('text') ?? '';
    expect(text).toHaveLength(count);
    expect(text.endsWith(String(count))).toBe(true);
  });
});

describe('messages become a table', () => {
  const message = (agent: string, answer: string) =>
    [
      firstLine,
      `device: 390x844@3 ar-JO ${agent}`,
      ...ids.map((id) => `${id}: ${answer}`),
      'note: a | b',
    ].join('\n');

  test.each([
    [iphone, 'iPhone, iOS 17, Safari 17'],
    [samsung, 'SM-A525F, Android 14, Samsung 25'],
    [`${iphone} [FBAN/FBIOS;FBAV/468.0]`, 'iPhone, iOS 17, Facebook'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'computer, Firefox 140'],
  ])('%s is %s', (agent, device) => expect(deviceOf(agent)).toBe(device));

  test('from an exported chat, with what people write between, the same one once', () => {
    const chat = `[1/2/27, 10:00] Ali: مرحبا\n[1/2/27, 10:01] Ali: ${message(iphone, 'yes')}\n[1/2/27] Sara: ${message(samsung, 'no')}\n[1/2/27, 10:01] Ali: ${message(iphone, 'yes')}\nthanks`;
    expect(reportsIn(chat)).toHaveLength(3);
    const rows = tableOf(reportsIn(chat)).split('\n').slice(6).filter(Boolean);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toBe(`| iPhone, iOS 17, Safari 17 | 390x844@3 |${' yes |'.repeat(12)} a / b |`);
    expect(rows[1]).toContain('**no**');
  });

  test('what is no answer counts as left out, and a text without a report gives none', () => {
    expect(reportsIn(message(iphone, 'perhaps'))[0].answers).toEqual(Array(12).fill('skipped'));
    expect(results).toContain('skipped');
    expect(tableOf(reportsIn('hello'))).toContain('Nobody has sent a report yet.');
  });

  test('the table that stands here has the columns of today’s steps', () => {
    const stands = readFileSync(new URL('look/devices.md', import.meta.url), 'utf8');
    const [head] = /^\| device .*$/m.exec(stands) ?? [];
    if (head) expect(tableOf(reportsIn(message(iphone, 'yes')))).toContain(head);
    else expect(stands).toBe(tableOf([]));
  });
});
