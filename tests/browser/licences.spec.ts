import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reaching } from '../../src/publish/trust/parts-list.ts';
import { readme } from '../stage/readme.ts';
import { dist } from '../stage/servers.ts';

test.each([
  ['licences.txt', ['react', 'react-dom', 'i18next', '@floating-ui/react', 'qrcode']],
  ['embed-licences.txt', ['react', '@lit/reactive-element', '@r2wc/react-to-web-component', 'qrcode']],
])('%s names whose work is in the scripts, with the notices that go along', (file, packages) => {
  const notices = readFileSync(join(dist, file), 'utf8').split(`\n${'-'.repeat(80)}\n\n`);
  for (const name of packages) {
    const one = notices.find((notice) => notice.startsWith(`${name} `)) ?? '';
    expect(one, name).toMatch(/^\S+ \d+\.\d+\.\d+.*\n\n/);
    expect(one, name).toMatch(/MIT|Permission is hereby granted|Redistribution and use/);
  }
  expect(notices.join()).not.toMatch(/playwright|vitest|\/work\//);
});

test('the README says how many packages reach a visitor', () => {
  const count = reaching(readFileSync(join(dist, 'trust/sbom.json'), 'utf8'));
  expect(count).toBeGreaterThan(10);
  expect(readme).toContain(`. ${count} packages reach a visitor;`);
});
