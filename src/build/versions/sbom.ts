import { execFileSync } from 'node:child_process';
import packageJson from '../../../package.json' with { type: 'json' };
import { readSource, root } from '../files.ts';

type Supplier = { name: string; url?: string[] };
type Component = { 'bom-ref': string; name: string; version: string };
type Sbom = {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; supplier?: Supplier; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const placeholder = 'the company named in `widgets/company/names.ts`';

/** The licenses of the packages in the embed, from the file that Vite has written. */
export const embedLicenses = (written: string, companyName: string) =>
  namedLicense(written, companyName) + readSource('src/build/versions/r2wc-license.txt');

/** A published license file with the name of the company. @throws if the text does not contain the placeholder */
export function namedLicense(text: string, companyName: string): string {
  if (!text.includes(placeholder)) throw new Error(`The license does not contain "${placeholder}".`);
  return text.replaceAll(placeholder, () => companyName);
}

/**
 * The SBOM in CycloneDX format, from the lockfile. The output is the same on every machine: the timestamp is the date
 * of the release, and the serial number and the version of npm are left out. `npm sbom --omit=dev` would omit packages
 * that development packages need too (npm 11.19), so the packages are filtered here.
 * @param licenses a license file that Vite has written; it lists the bundled packages
 * @param supplier the company that publishes the software
 */
export function sbom(licenses: string, supplier: Supplier): string {
  const bundled = new Set(
    Array.from(licenses.matchAll(/^## (\S+) - (\S+) \(/gm), ([, name, version]) => `${name}@${version}`),
  );
  // `vite build` sets NODE_ENV to "production", which implies `--omit=dev`. `--include=dev` overrides it.
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev'];
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio, maxBuffer: 2 ** 26 });
  const { serialNumber: _, ...made }: Sbom = JSON.parse(text);
  const { tools: __, ...metadata } = made.metadata;
  const components = made.components.filter(({ name, version }) => bundled.has(`${name}@${version}`));
  const component = { ...metadata.component, name: packageJson.name };
  const known = new Set([component, ...components].map((one) => one['bom-ref']));
  const dependencies = made.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => known.has(one)) }));
  const timestamp = `${releaseDate()}T00:00:00Z`;
  const filtered = { metadata: { ...metadata, timestamp, component, supplier }, components, dependencies };
  return `${JSON.stringify({ ...made, ...filtered }, null, 1)}\n`;
}

function releaseDate(): string {
  const changelog = readSource('widgets/CHANGELOG.md');
  const [, date] = /^## \[\d[^\]]*\] - (\d{4}-\d\d-\d\d)$/m.exec(changelog) ?? [];
  if (!date) throw new Error('widgets/CHANGELOG.md has no release with a date.');
  return date;
}
