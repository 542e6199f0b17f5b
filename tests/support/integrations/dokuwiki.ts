import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '../servers.ts';
import { copySystem, phpSystemMissing, servePhp } from './php.ts';

const installed = '/usr/share/dokuwiki';

/** @returns why DokuWiki cannot run on this machine; empty if it can */
export const dokuwikiMissing = () =>
  phpSystemMissing(`is_file("${installed}/doku.php") && extension_loaded("xml")`, [
    'dokuwiki',
    'php-cli',
    'php-cgi',
    'php-xml',
  ]);

/** Starts Debian's DokuWiki with HTML allowed and one page, `doku.php?id=order`. */
export async function startDokuwiki(html: string): Promise<RunningServer> {
  const folder = copySystem(installed);
  cpSync('/etc/dokuwiki', join(folder, 'conf'), { recursive: true, dereference: true });
  cpSync('/var/lib/dokuwiki/data', join(folder, 'data'), { recursive: true, dereference: true });
  writeFileSync(
    join(folder, 'site/inc/preload.php'),
    `<?php if (!defined('DOKU_CONF')) define('DOKU_CONF', '${folder}/conf/');`,
  );
  writeFileSync(
    join(folder, 'conf/local.php'),
    `<?php $conf['useacl'] = 0; $conf['updatecheck'] = 0; $conf['savedir'] = '${folder}/data'; $conf['htmlok'] = 1;`,
  );
  const text = `Bulk orders:\n\n<html>\n${html}\n</html>\n\nThe next paragraph.\n`;
  writeFileSync(join(folder, 'data/pages/order.txt'), text);
  const server = await servePhp(folder);
  const close = () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, close };
}
