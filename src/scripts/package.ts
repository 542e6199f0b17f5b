// Writes the npm package of the widgets: npm run package -- [folder]

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { writePackage } from '../build/package/package-build.ts';

process.env.NODE_ENV = 'production';
const [folder = 'dist-package'] = process.argv.slice(2);
// Vite's runner understands the `?raw` imports of the API files.
const file = fileURLToPath(new URL('../build/package/package-build.ts', import.meta.url));
const { module } = await runnerImport<{ writePackage: typeof writePackage }>(file, { configFile: false });
await module.writePackage(resolve(folder));
console.log(
  `${folder} is a package: \`npm pack ./${folder}\` makes a file of it, \`npm publish ./${folder}\` puts it out.`,
);
