import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { folderWith } from '../folders.ts';
import { missing } from '../programs.ts';
import { freeUrl, type RunningServer, startProgram } from '../servers.ts';

/** @param root the folder to publish @param folder for temporary files */
const configuration = (root: string, port: string, folder: string) => `
daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1;
events {}
http {
  access_log off; sendfile on;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${root}/.hosting/nginx.conf;
  }
}`;

/**
 * Starts nginx with the configuration that the build writes; skips the test if it is not on this machine. As root on
 * Debian, it is installed.
 * @param root the folder to publish
 */
export async function startNginx(root: string): Promise<RunningServer> {
  const reason = missing(['nginx']);
  test.skip(Boolean(reason), reason);
  const folder = folderWith();
  const file = join(folder, 'configuration');
  const url = await freeUrl();
  writeFileSync(file, configuration(root, url.port, folder));
  return startProgram(url, ['nginx', '-c', file]);
}
