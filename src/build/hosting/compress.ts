import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt|vcf|webmanifest)$/;
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file. Files of former versions that have them stay as they are. */
export async function compress(dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !(/^embed\/\d/.test(relative(dist, file)) && existsSync(`${file}.br`)));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      await writeFile(`${file}.br`, await brotli(text, { params }));
      await writeFile(`${file}.gz`, await gz(text, { level: 9 }));
    }),
  );
}
