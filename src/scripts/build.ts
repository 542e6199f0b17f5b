// Builds the site: npm run build -- [--release]
import { parseArgs } from 'node:util';
import { build } from '../../vite.config.ts';

const options = {
  release: { type: 'boolean' },
} as const;

try {
  await build(parseArgs({ options }).values, 'warn');
} catch (error) {
  const { name, code, message, stack } = error as NodeJS.ErrnoException;
  const isForOwner = name === 'BuildError' || code?.startsWith('ERR_PARSE_ARGS');
  console.error(
    `\n${isForOwner ? message : (stack ?? error)}\n\nThe build failed. The previous build is unchanged.`,
  );
  process.exitCode = 1;
}
