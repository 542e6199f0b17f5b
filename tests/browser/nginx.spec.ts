import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HeaderRule, parseHeaders } from '../../src/publish/serve.ts';
import { ensure } from '../stage/debian.ts';
import { fill, good, panel, submit } from '../stage/form.ts';
import { partnerPage, strictPolicy } from '../stage/partner-page.ts';
import { dist, listen } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const installed = ensure('nginx', ['nginx-light']);

/** A plain nginx over the published folder, with the rules of `_headers` as locations. */
function configuration(folder: string, port: number, rules: HeaderRule[]): string {
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? [];
  const add = (headers: HeaderRule['headers']) =>
    headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n');
  const locations = rules
    .filter(({ path }) => path !== '/*')
    .map(({ path, headers }) => {
      const place = path.endsWith('*') ? path.slice(0, -1) : `= ${path}`;
      return `location ${place} { ${add([...everywhere, ...headers])} }`;
    });
  return `
    daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
    events {}
    http {
      types { text/html html; text/javascript js; text/css css; image/svg+xml svg; image/avif avif; image/webp webp; image/jpeg jpg; font/woff2 woff2; }
      access_log off; gzip on; gzip_types text/css text/javascript;
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server {
        listen 127.0.0.1:${port}; root ${dist}; absolute_redirect off; error_page 404 /404.html;
        location / { ${add(everywhere)} }
        ${locations.join('\n')}
      }
    }`;
}

describe.skipIf(!installed)(
  installed ? 'on a plain nginx' : 'nginx: skipped, because it is not installed',
  () => {
    const it = stage();
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    let server: ChildProcess;
    let url: string;

    beforeAll(async () => {
      const probe = await listen(createServer());
      probe.close();
      const port = Number(new URL(probe.url).port);
      const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
      writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, rules));
      server = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
      url = `http://127.0.0.1:${port}`;
      for (let tries = 0; tries < 100; tries++) {
        const answered = await fetch(url).then(
          ({ ok }) => ok,
          () => false,
        );
        if (answered) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error('nginx does not answer.');
    });
    afterAll(() => {
      server.kill();
      rmSync(folder, { recursive: true });
    });

    test.each(['/', '/company-profile', '/fr/employee-card', '/ja/'])('%s is found', async (path) => {
      const response = await fetch(url + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await response.text()).toContain('<main id="main"');
    });

    test('a missing address is the site’s own page', async () => {
      const response = await fetch(`${url}/nowhere`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('class="not-found"');
    });

    test('an order is sent from the site and from a partner’s page', async () => {
      const body = '<dap-order-form></dap-order-form>';
      const partner = () => partnerPage(it, { origin: url, body, policy: strictPolicy(url) });
      for (const opened of [() => it.open(`${url}/en/`), partner]) {
        const page = await opened();
        await fill(page, good);
        const chat = page.context().waitForEvent('page');
        await submit(page).click();
        expect((await chat).url()).toContain('https://wa.me/962790000000?text=');
        await panel(page).waitFor();
      }
    });
  },
);
