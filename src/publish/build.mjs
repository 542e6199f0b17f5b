// Builds the site: npm run build -- [--release] [--company <name>] [--outDir <folder>] [--base <path>]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createBuilder } from 'vite';

const options = {
  /** Refuses samples and what is doubtful. */
  release: { type: 'boolean' },
  /** A folder of `companies/`, or a path: another company from the same clone. */
  company: { type: 'string' },
  outDir: { type: 'string' },
  base: { type: 'string' },
};

try {
  const { company, outDir, release, base } = parseArgs({ options }).values;
  if (company) process.env.COMPANY = company;
  if (outDir) process.env.DIST = outDir;
  if (release) process.env.RELEASE = '1';
  process.env.NODE_ENV = 'production';
  const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
  const builder = await createBuilder({ configFile, logLevel: 'warn', ...(base && { base }) });
  await builder.buildApp();
} catch (error) {
  const ours = error.name === 'Refusal' || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(
    `\n${ours ? error.message : (error.stack ?? error)}\n\nNothing was published; what was built before stands as it was.`,
  );
  process.exitCode = 1;
}
