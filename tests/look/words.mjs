// For native readers: every text of a language on one page, and what they send back into the files of words.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const file = fileURLToPath(new URL('words/command.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false });
const { said, ok } = await module.command(process.argv.slice(2));
console.log(said);
process.exitCode = ok ? 0 : 1;
