// Builds the site: npm run build -- [--release] [--company <name>] [--outDir <folder>]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createBuilder } from 'vite';

const options = {
  /** Refuses sample values and warnings. */
  release: { type: 'boolean' },
  /** A folder of `companies/`, or a path: another company from the same clone. */
  company: { type: 'string' },
  outDir: { type: 'string' },
} as const;

try {
  const { company, outDir, release } = parseArgs({ options }).values;
  if (company) process.env.COMPANY = company;
  if (outDir) process.env.DIST = outDir;
  if (release) process.env.RELEASE = '1';
  process.env.NODE_ENV = 'production';
  const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
  const builder = await createBuilder({ configFile, logLevel: 'warn' });
  await builder.buildApp();
} catch (error) {
  const { name, code, message, stack } = error as NodeJS.ErrnoException;
  const isForOwner = name === 'BuildError' || code?.startsWith('ERR_PARSE_ARGS');
  console.error(
    `\n${isForOwner ? message : (stack ?? error)}\n\nThe build failed. The previous build is unchanged.`,
  );
  process.exitCode = 1;
}
