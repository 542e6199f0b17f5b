// Puts dist/ live: npm run deploy -- <folder>, and back again: npm run deploy -- <folder> --rollback
// Where dist/ is uploaded as a whole (a static host, an object store): npm run deploy -- https://… first, which copies
// the pinned versions that are live there into dist/, so that the upload does not delete them.
import { parseArgs } from 'node:util';
import { outDir } from '../build/company/folder.ts';
import { deploy, rollback } from '../build/hosting/deploy.ts';
import { collect } from '../build/versions/collect.ts';

const usage =
  'Say where: npm run deploy -- <folder> [--rollback], or the address of the live site before an upload.';

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: { rollback: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [target] = positionals;
  if (!target) throw new Error(usage);
  if (values.rollback) return rollback(target);
  const dist = outDir();
  if (!/^https?:/.test(target)) return deploy(target, dist);
  const versions = await collect(target, dist);
  return `dist is whole now, and can be uploaded. From ${target} came: ${versions.join(', ') || 'nothing new'}.`;
}

await run().then(
  (sentence) => console.log(sentence),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
