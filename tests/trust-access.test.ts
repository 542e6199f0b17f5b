import { describe, expect, test } from 'vitest';
import { accessibilityReport, report, results } from '../src/publish/trust/accessibility.ts';
import { isThere } from './stage/named-test.ts';

/** The criteria of WCAG 2.2 by guideline, A and AA; 4.1.1 was taken out with 2.2. */
const criteria = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5'],
  ...['2.4.6', '2.4.7', '2.4.11', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6', '3.3.1', '3.3.2', '3.3.3', '3.3.4'],
  ...['3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];
const rows = [...report.wcag, ...report.en];
const held = rows.filter(({ test: name }) => name && name !== 'open');

describe('the accessibility report', () => {
  test('holds every criterion of WCAG 2.2, A and AA', () => {
    expect(report.wcag.map(({ number }) => number)).toEqual(criteria);
    expect(report.wcag.filter(({ level }) => level !== 'A' && level !== 'AA')).toEqual([]);
  });

  test('says of each how it is met, and by which test', () => {
    for (const { number, result, remark, test: name } of rows) {
      expect(results, number).toContain(result);
      expect(remark, number).toMatch(/^[A-Z0-9].+\.$/);
      if (result === 'Not applicable') expect(name, number).toBe('');
      else if (result === 'Open') expect(name, number).toBe('open');
      else expect(name, number).toContain(' > ');
    }
  });

  test.each(held)('$number is held by a test that is there: $test', ({ test: name }) => {
    expect(isThere(name)).toBe(true);
  });

  test('is a page with a row for each, and with a script for a person', () => {
    const html = accessibilityReport('1.0.0');
    for (const { number, name } of rows) expect(html).toContain(`>${number} ${name}`);
    expect(html.match(/<tr><th scope="row">/g)).toHaveLength(rows.length + report.person.length);
    expect(report.person.length).toBeGreaterThanOrEqual(5);
    expect(html).not.toMatch(/<script|<style| style=| on\w+=|https?:/);
  });
});
