import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySystem, element, type PartnerSystem, phpMissing, script, servePhp } from './partner-system.ts';

const installed = '/usr/share/dokuwiki';
const packages = ['dokuwiki', 'php-cli', 'php-cgi', 'php-xml'];

/** Debian's DokuWiki with HTML allowed. */
export const dokuwiki: PartnerSystem = {
  name: 'DokuWiki',
  missing: () => phpMissing(`is_file("${installed}/doku.php") && extension_loaded("xml")`, packages),
  start: async (site) => {
    const folder = copySystem(installed);
    cpSync('/etc/dokuwiki', join(folder, 'conf'), { recursive: true, dereference: true });
    cpSync('/var/lib/dokuwiki/data', join(folder, 'data'), { recursive: true, dereference: true });
    const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
    write('site/inc/preload.php', `<?php if (!defined('DOKU_CONF')) define('DOKU_CONF', '${folder}/conf/');`);
    write(
      'conf/local.php',
      `<?php $conf['useacl'] = 0; $conf['updatecheck'] = 0; $conf['savedir'] = '${folder}/data'; $conf['htmlok'] = 1;`,
    );
    const html = `<html>\n${element}\n${script(site)}\n</html>`;
    write('data/pages/order.txt', `Bulk orders:\n\n${html}\n\nThe next paragraph.\n`);
    return { ...(await servePhp(folder)), paths: ['/doku.php?id=order'] };
  },
};
