// Writes the npm package of the widgets: npm run package -- [folder]
import { resolve } from 'node:path';
import { writePackage } from '../build/package/package-build.ts';

process.env.NODE_ENV = 'production';
const [folder = 'dist-package'] = process.argv.slice(2);
await writePackage(resolve(folder));
console.log(
  `The package was written to ${folder}. Run \`npm pack ./${folder}\` to create an archive, or \`npm publish ./${folder}\` to publish it.`,
);
