// Writes the npm package of the widgets: npm run package -- [folder]
import { resolve } from 'node:path';
import { writePackage } from '../build/package/package-build.ts';

process.env.NODE_ENV = 'production';
const [folder = 'dist-package'] = process.argv.slice(2);
const path = resolve(folder);
await writePackage(path);
console.log(
  `The package was written to ${path}. Run \`npm pack ${path}\` to create an archive, or \`npm publish ${path}\` to publish it.`,
);
