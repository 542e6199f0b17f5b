import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Cost, treeCopy } from '../stage/tree-copy.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The README's row of a change. */
function told(change: string): Cost {
  const [, files, lines] = new RegExp(`^\\| ${change} .*?\\| (\\d+) \\| (\\d+) \\|`, 'm').exec(readme) ?? [];
  return { files: Number(files), lines: Number(lines) };
}

let copy: ReturnType<typeof treeCopy>;
afterEach(() => copy.remove());

const unit = (...files: string[]) =>
  copy.run('vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'unit', ...files);

test('a sixth language is its word files, a share picture and one line', { timeout: 400_000 }, () => {
  copy = treeCopy();
  copy.insert('widgets/language/languages.ts', '  ja: {', "  de: { name: 'Deutsch', direction: 'ltr' },");
  const forgotten = unit('tests/locales.test.ts');
  expect(forgotten.ok).toBe(false);
  expect(forgotten.output).toContain('de.json');
  const english = [
    'src/locales/en.json',
    ...['en', 'en.cards', 'en.order'].map((n) => `widgets/locales/${n}.json`),
  ];
  for (const file of english) {
    copy.words(file.replace('/en.', '/de.'), copy.read(file));
  }
  expect(unit('tests/locales.test.ts').output).toContain('shared links');
  const picture = readFileSync(join(copy.folder, 'src/public/pictures/og_en-1200.jpg'));
  copy.words('src/public/pictures/og_de-1200.jpg', picture);

  const { ok, output } = copy.run('vite', 'build');
  expect(output).toContain('companyName has no text in de');
  expect(ok, output).toBe(true);
  expect(copy.run('tsc').output).not.toContain('error');
  const german = readFileSync(join(copy.folder, 'dist/de/index.html'), 'utf8');
  expect(german).toContain('<html lang="de" dir="ltr">');
  expect(german).toContain('hreflang="de"');
  expect(readFileSync(join(copy.folder, 'dist/sitemap.xml'), 'utf8')).toContain('/de/company-profile');
  const held = unit('tests/locales.test.ts', 'tests/layout.test.ts');
  expect(held.ok, held.output).toBe(true);
  expect(copy.cost()).toEqual(told('a sixth language'));
});

test('a sixth widget is a folder, its tag, its chunk and what shows and proves it', {
  timeout: 400_000,
}, () => {
  copy = treeCopy();
  const name = 'price-request';
  copy.write(
    `widgets/${name}/${name}.element.ts`,
    `import type { Widget } from '../element/widget.ts';

export const priceRequest = {
  tag: 'dap-price-request',
  attributes: {},
  events: { onAsk: { type: 'dap-price-ask' } },
  load: () => import('./price-request.view.ts'),
} satisfies Widget;
`,
  );
  copy.insert(
    'widgets/index.ts',
    'order-form.element',
    `import { priceRequest } from './${name}/${name}.element.ts';`,
  );
  copy.replace('widgets/index.ts', 'languageSwitcher]', 'languageSwitcher, priceRequest]');
  const forgotten = unit('tests/layout.test.ts').output;
  for (const file of [
    `${name}.tsx`,
    `${name}.view.ts`,
    `${name}.css`,
    `demo/${name}.html`,
    'tables of the tags',
  ]) {
    expect(forgotten).toContain(file);
  }
  copy.write(
    `widgets/${name}/${name}.tsx`,
    `import { useTranslation } from 'react-i18next';
import { whatsapp } from '../company/facts.ts';
import { chatLink } from '../text/chat-link.ts';

export function PriceRequest({ onAsk }: { onAsk?: () => void }) {
  const { t } = useTranslation();
  return (
    <a className="price-request" href={chatLink(whatsapp, 'DAP 18-46-0')} target="_blank" rel="noopener" onClick={onAsk}>
      {t('panel.open')}
    </a>
  );
}
`,
  );
  copy.write(
    `widgets/${name}/${name}.view.ts`,
    `export { default as styles } from './${name}.css?inline';\nexport { PriceRequest as Face } from './${name}.tsx';\n`,
  );
  copy.write(`widgets/${name}/${name}.css`, '.price-request {\n  color: var(--brand-ink);\n}\n');
  expect(copy.run('tsc').output).toContain('descriptions.ts');
  copy.insert(
    'src/publish/api/descriptions.ts',
    'export const descriptions',
    "  'dap-price-request': {",
    "    about: 'A link that asks for the price in the chat.',",
    '    attributes: {},',
    "    events: { 'dap-price-ask': { when: 'the chat is asked for' } },",
    '    parts: [],',
    '  },',
  );
  const refused = copy.run('vite', 'build');
  expect(refused.ok).toBe(false);
  expect(refused.output).toContain(`${name}.view`);
  copy.insert(
    'src/publish/chunks.ts',
    "name: 'language-switcher.view'",
    `  { name: '${name}.view', limit: 1000 },`,
  );
  copy.write(
    `demo/${name}.html`,
    `<!doctype html>
<html lang="en">
  <title>A partner's page with a price request</title>
  <link rel="icon" href="/icon.svg">
  <dap-price-request></dap-price-request>
  <script type="module" src="/embed.js"></script>
</html>
`,
  );
  copy.write(
    `tests/browser/${name}.spec.ts`,
    `import { expect, test } from 'vitest';
import { stage } from '../stage/stage.ts';

const it = stage();

test('<dap-price-request> links to the chat', async () => {
  const page = await it.open('/demo/${name}.html');
  expect(await page.locator('dap-price-request a').getAttribute('href')).toContain('wa.me');
});
`,
  );
  expect(unit('tests/api.test.ts').ok).toBe(false);
  expect(unit('tests/api.test.ts', '-u').ok).toBe(true);

  const { ok, output } = copy.run('vite', 'build');
  expect(ok, output).toBe(true);
  expect(existsSync(join(copy.folder, `dist/demo/${name}.html`))).toBe(true);
  expect(copy.run('tsc').output).not.toContain('error');
  const held = unit('tests/layout.test.ts');
  expect(held.ok, held.output).toBe(true);
  expect(copy.cost()).toEqual(told('a sixth widget'));
});
