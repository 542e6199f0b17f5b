import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder, esmExternalRequirePlugin } from 'vite';
import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { widgetNames } from '../../../widgets/widget-names.ts';
import { elements, manifest, typings } from '../api/analyze.ts';
import { company as companyModules } from '../company/company-plugin.ts';
import { json, readSource, root, writeFiles } from '../files.ts';
import { fillTemplate } from '../pages/html.ts';
import { css, embedStyles, target } from '../plugins/css.ts';
import { browserBuild, embedModules, treeshake } from '../plugins/embed.ts';
import { embedLicenses, namedLicense } from '../versions/sbom.ts';
import template from './template.json' with { type: 'json' };

const here = (name: string) => join(root, `src/build/package/${name}.ts`);

/** Writes the folder of the npm package with the elements. React is a peer dependency. */
export async function writePackage(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  const pinned = widgetNames.map((name) => [name, `virtual:pinned/${name}`]);
  // `elements` registers the elements at once, because the importer may use them in its next line.
  const entries = { index: here('index'), elements: join(root, 'widgets/embed.ts') };
  const input = { ...entries, ...Object.fromEntries(pinned) };
  const builder = await createBuilder({
    configFile: false,
    root: join(root, 'src'),
    define: { 'process.env.NODE_ENV': '"production"' },
    base: './',
    css,
    logLevel: 'warn',
    resolve: { alias: [{ find: /^.*\/element\/script-url\.ts$/, replacement: here('script-url') }] },
    plugins: [
      companyModules(),
      embedModules(),
      embedStyles(),
      // A CommonJS dependency requires React, which an ES module in a browser cannot do.
      esmExternalRequirePlugin({ external: [/^react(-dom)?($|\/)/] }),
    ],
    environments: {
      embed: browserBuild(outDir, {
        license: { fileName: 'licenses.txt' },
        target,
        assetsInlineLimit: 0,
        lib: { formats: ['es'], entry: here('index'), fileName: (_, name) => `${name}.js` },
        rolldownOptions: { input, treeshake, output: { chunkFileNames: 'chunks/[name]-[hash].js' } },
      }),
    },
  });
  const { embed } = builder.environments;
  if (embed) await builder.build(embed);
  const licenses = readFileSync(join(outDir, 'licenses.txt'), 'utf8');
  writeFiles(outDir, [
    ...Object.entries(packageFiles()),
    ['licenses.txt', embedLicenses(licenses, companyName.en)],
  ]);
}

function packageFiles(): Record<string, string> {
  const all = elements();
  return {
    'package.json': json({ ...template, version: packageJson.version, homepage: `${company.site}/demo/` }),
    'README.md': fillTemplate(readSource('src/build/package/README.md'), company),
    'CHANGELOG.md': readSource('widgets/CHANGELOG.md'),
    LICENSE: namedLicense(readSource('LICENSE'), companyName.en),
    'custom-elements.json': json(manifest(all, 'elements.js', 'README.md')),
    'index.d.ts': `${typings(all)}\n/** Registers all elements. Does nothing on a server. */\nexport declare function defineElements(): Promise<void>;\n`,
    'elements.d.ts': "export * from './index.js';\n",
    // For servers, where nothing can be registered, and for bundles that also run on a server.
    'server.js': "import { defineElements } from './index.js';\n\nvoid defineElements();\n",
  };
}
