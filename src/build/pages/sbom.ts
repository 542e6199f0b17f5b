import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { root } from '../company/folder.ts';

type Supplier = { name: string; url?: string[] };
type Component = {
  'bom-ref': string;
  name: string;
  version: string;
  supplier?: Supplier;
};
type Dependency = { ref: string; dependsOn: string[] };
type Sbom = {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; supplier?: Supplier; component: Component };
  components: Component[];
  dependencies: Dependency[];
};

/**
 * The SBOM in CycloneDX format, from the lock file. The output is the same on every machine: the timestamp is the date
 * of the release, and the serial number and the version of npm are left out. `npm sbom --omit=dev` would omit packages
 * that development packages need too (npm 11.19), so the packages are filtered here.
 * @param bundled the packages as `name@version`
 * @param supplier the company that publishes the software
 */
export function sbom(bundled: string[], supplier: Supplier): Sbom {
  // `vite build` sets NODE_ENV to "production", which implies `--omit=dev`. `--include=dev` overrides it.
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev'];
  const text = execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  });
  const { serialNumber: _, ...made }: Sbom = JSON.parse(text);
  const { tools: __, ...metadata } = made.metadata;
  const components = made.components
    .filter(({ name, version }) => bundled.includes(`${name}@${version}`))
    .map((component) => ({ ...component, supplier: { name: authorOf(component.name) } }));
  const component = { ...metadata.component, name: packageJson.name };
  const known = new Set([component, ...components].map((one) => one['bom-ref']));
  const dependencies = made.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => known.has(one)) }));
  const timestamp = `${releaseDate()}T00:00:00Z`;
  return {
    ...made,
    metadata: { ...metadata, timestamp, component, supplier },
    components,
    dependencies,
  };
}

/** The date of the latest release in the changelog. */
function releaseDate(): string {
  const changelog = readFileSync(join(root, 'widgets/CHANGELOG.md'), 'utf8');
  const [, date] = /^## \[\d[^\]]*\] - (\d{4}-\d\d-\d\d)$/m.exec(changelog) ?? [];
  if (!date) throw new Error('widgets/CHANGELOG.md has no release with a date.');
  return date;
}

type Manifest = { author?: string | { name: string }; repository?: string | { url: string } };

/** The author of an installed package, or the owner of its repository. */
function authorOf(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  const { author, repository }: Manifest = readIfExists(file);
  const url = typeof repository === 'string' ? repository : (repository?.url ?? '');
  const [, owner] = /([\w-]+)\/[\w.-]+$/.exec(url) ?? [];
  const given = typeof author === 'string' ? author.replace(/\s*[<(].*/, '') : author?.name;
  return given || owner || name;
}

function readIfExists(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
