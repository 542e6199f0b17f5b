// Writes the npm package of the tags: npm run package -- [folder]
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

process.env.NODE_ENV = 'production';
const [folder = 'dist-package'] = process.argv.slice(2);
const build = fileURLToPath(new URL('package/package-build.ts', import.meta.url));
const { module } = await runnerImport(build, { configFile: false });
await module.writePackage(resolve(folder));
console.log(
  `${folder} is a package: \`npm pack ./${folder}\` makes a file of it, \`npm publish ./${folder}\` puts it out.`,
);
