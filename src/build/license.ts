const placeholder = 'the company named in `widgets/company/names.ts`';

/**
 * A published license file with the name of the company instead of the file that contains the name.
 * @throws if the text does not contain the placeholder
 */
export function namedLicense(text: string, companyName: string): string {
  if (!text.includes(placeholder)) throw new Error(`The license does not contain "${placeholder}".`);
  return text.replaceAll(placeholder, () => companyName);
}

/** The third-party packages of a license file that Vite has written, as `name@version`. */
export function packagesIn(licenses: string): string[] {
  return Array.from(licenses.matchAll(/^## (\S+) - (\S+) \(/gm), ([, name, version]) => `${name}@${version}`);
}
