/**
 * Engines that check what a `modulepreload` brings, and later run those bytes and no others. WebKit brings it
 * unchecked; there a script element does it, one file after the other: a refused file is forgotten, and whoever
 * imports it would ask for it again without a sum.
 */
const preloads = 'mozInnerScreenX' in window || 'webkitRequestFileSystem' in window;

type Rules = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

/**
 * Fetches modules so that an `import()` runs exactly the bytes that have these sums: what a browser has once accepted
 * it keeps by its address (HTML, "module map"). The build writes it into every script of a pinned version.
 * @param sums what `integrity` takes, by files beside `here`, none before what it imports
 * @param files those that are wanted now
 * @throws when one of them has another sum, and then the module must not be imported
 */
export async function verifyFiles(
  sums: Record<string, string>,
  here: string,
  files = Object.keys(sums),
): Promise<void> {
  const wanted = Object.entries(sums).filter(([file]) => files.includes(file));
  const fetchOne = ([file, sum]: [string, string]) => fetched(new URL(file, here).href, sum);
  if (preloads) await Promise.all(wanted.map(fetchOne));
  else for (const one of wanted) await fetchOne(one);
}

function fetched(address: string, integrity: string): Promise<unknown> {
  const one = document.createElement(preloads ? 'link' : 'script');
  return new Promise((resolve, reject) => {
    Object.assign(
      one,
      { integrity, crossOrigin: '', referrerPolicy: 'origin', onload: resolve, onerror: reject },
      preloads ? { rel: 'modulepreload', href: address } : { type: 'module', src: trusted(address) },
    );
    document.head.append(one);
  }).finally(() => one.remove());
}

/** A page that demands Trusted Types lets scripts in through a policy that it knows by this name. */
function trusted(address: string): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  const rules = { createScriptURL: (given: string) => given };
  return (types?.createPolicy('dap', rules) ?? rules).createScriptURL(address);
}
