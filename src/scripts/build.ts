// Builds the site: npm run build -- [--release]
import { parseArgs } from 'node:util';
import { build } from '../../vite.config.ts';

try {
  // Refuses other options.
  parseArgs({ options: { release: { type: 'boolean' } } });
  await build('warn');
} catch (error) {
  const { name, code, message, stack } = error as NodeJS.ErrnoException;
  const isForOwner = name === 'BuildError' || code?.startsWith('ERR_PARSE_ARGS');
  console.error(`\n${isForOwner ? message : (stack ?? error)}\n\nThe build failed.`);
  process.exitCode = 1;
}
