import { execFileSync } from 'node:child_process';
import packageJson from '../../../package.json' with { type: 'json' };
import { root } from '../company/folder.ts';

type Component = { 'bom-ref': string; name: string; properties?: { name: string }[] };
type Dependency = { ref: string; dependsOn: string[] };
type Sbom = {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; component: Component };
  components: Component[];
  dependencies: Dependency[];
};

/**
 * The packages that the site is made of, in CycloneDX format, from the lock file. What differs between machines is
 * left out: time, serial number, version of npm and name of the folder. `npm sbom --omit=dev` would leave out
 * packages that development packages need too (npm 11.19), so development packages are filtered here.
 */
export function sbom(): Sbom {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const text = execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  });
  const { serialNumber: _, ...made }: Sbom = JSON.parse(text);
  const { timestamp: __, tools: ___, ...metadata } = made.metadata;
  const isNeeded = ({ properties = [] }: Component) =>
    !properties.some(({ name }) => name === 'cdx:npm:package:development');
  const components = made.components.filter(isNeeded);
  const known = new Set(components.map((component) => component['bom-ref']));
  const dependencies = made.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => known.has(one)) }));
  const component = { ...metadata.component, name: packageJson.name };
  return { ...made, metadata: { ...metadata, component }, components, dependencies };
}
