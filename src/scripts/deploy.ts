// Publishes dist/: npm run deploy -- <folder> [--outDir <folder of the build>]
// Restores the previous release: npm run deploy -- <folder> --rollback
// Copies the published pinned versions into dist/, for hosts that replace all files: npm run deploy -- <URL of the site>
import { parseArgs } from 'node:util';
import { run } from '../build/build-error.ts';
import { outDir } from '../build/files.ts';
import { deploy, rollback } from '../build/hosting/deploy.ts';
import { copyPublished, isUrl } from '../build/versions/copy-published.ts';

const usage =
  'The target is missing. Run `npm run deploy -- <folder> [--rollback]`, or `npm run deploy -- <URL of the site>` before an upload.';

await run(async () => {
  const { values, positionals } = parseArgs({
    options: { rollback: { type: 'boolean' }, outDir: { type: 'string' } },
    allowPositionals: true,
  });
  const [target] = positionals;
  if (!target) throw new Error(usage);
  if (values.rollback) return rollback(target);
  const dist = outDir(undefined, values.outDir);
  if (!isUrl(target)) return deploy(target, dist);
  const versions = await copyPublished(target, dist);
  return `dist is complete and can be uploaded. Versions copied from ${target}: ${versions.join(', ') || 'none'}.`;
});
