/** An entry of the lock file, as npm writes it. */
type Locked = { name?: string; version: string; license?: string; integrity?: string };
export type Lock = { name: string; version: string; packages: Record<string, Locked> };

/** Its font is cut into ours by hand, so no bundler can tell. */
const inFont = 'vazirmatn';

/** The packages whose work is in the scripts, as `name@version`, from the published notices of their licences. */
export function bundled(notices: string): Set<string> {
  const first = notices.matchAll(/(?:^|\n-{80}\n\n)(\S+) (\d\S*)\n/g);
  return new Set(Array.from(first, ([, name, version]) => `${name}@${version}`));
}

/**
 * The parts of the site in CycloneDX 1.6: what reaches a visitor is `required`, what only builds and tests is
 * `excluded`. It holds no time and no chance, so two builds write the same bytes.
 * @param notices the published notices of site and embed
 */
export function partsList(lock: Lock, notices: string): string {
  const reach = bundled(notices);
  const components = new Map<string, object>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const id = `${name}@${entry.version}`;
    const scope = reach.delete(id) || name === inFont ? 'required' : 'excluded';
    if (!components.has(id)) components.set(id, component(name, entry, scope));
  }
  if (reach.size)
    throw new Error(`package-lock.json lacks ${[...reach].join(', ')}, which the scripts hold.`);
  const sorted = Array.from(components.keys()).sort();
  const whole = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': lock.name, name: lock.name, version: lock.version },
    },
    components: sorted.map((id) => components.get(id)),
  };
  return `${JSON.stringify(whole, null, 1)}\n`;
}

/** How many packages reach a visitor, of a list that `partsList` wrote. */
export function reaching(list: string): number {
  return JSON.parse(list).components.filter(({ scope }: { scope: string }) => scope === 'required').length;
}

function component(name: string, { version, license, integrity }: Locked, scope: string): object {
  const address = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': address,
    name,
    version,
    scope,
    ...(integrity && { hashes: integrity.split(' ').map(hash) }),
    ...(license && { licenses: [said(license)] }),
    purl: address,
  };
}

/** The sums of the lock file are base64, those of CycloneDX hexadecimal. */
function hash(sum: string): object {
  const [, bits, content = ''] = /^sha(\d+)-(.+)$/.exec(sum) ?? [];
  return { alg: `SHA-${bits}`, content: Buffer.from(content, 'base64').toString('hex') };
}

/** One licence by its SPDX name, several as an expression, and what SPDX does not list as it was written. */
function said(license: string): object {
  if (/ (OR|AND) /.test(license)) return { expression: license };
  return { license: license === 'OFL' ? { id: 'OFL-1.1' } : { id: license } };
}
