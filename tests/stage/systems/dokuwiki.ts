import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tag, ways } from './order.ts';
import { copyOf, missingHere, type Running, servePhp } from './php.ts';

const installed = '/usr/share/dokuwiki';

export const noDokuwiki = missingHere(`is_file("${installed}/doku.php") && extension_loaded("xml")`, [
  'dokuwiki',
  'php-cli',
  'php-cgi',
  'php-xml',
]);

export const dokuwikiVersion = () => readFileSync(join(installed, 'VERSION'), 'utf8').split(' ')[0] ?? '';

/** Debian's DokuWiki, whose owner allows HTML, with a page for each way of loading. */
export function dokuwiki(origin: string): Promise<Running> {
  const folder = copyOf(installed);
  const inside = (path: string) => join(folder, path);
  for (const [from, to] of [
    ['/etc/dokuwiki', 'conf'],
    ['/var/lib/dokuwiki/data', 'data'],
  ] as const)
    cpSync(from, inside(to), { recursive: true, dereference: true });
  writeFileSync(
    inside('site/inc/preload.php'),
    `<?php if (!defined('DOKU_CONF')) define('DOKU_CONF', '${folder}/conf/');`,
  );
  writeFileSync(
    inside('conf/local.php'),
    `<?php $conf['useacl'] = 0; $conf['updatecheck'] = 0; $conf['savedir'] = '${folder}/data'; $conf['htmlok'] = 1;`,
  );
  for (const [way, script] of Object.entries(ways)) {
    const text = `Bulk orders:\n\n<html>\n${tag}\n${script(origin)}\n</html>\n\nThe next paragraph.\n`;
    writeFileSync(inside(`data/pages/${way}.txt`), text);
  }
  return servePhp(folder, {}, () => {});
}
