import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '../folders.ts';
import { freeUrl, type RunningServer, startProgram } from '../servers.ts';

/** A real content management system or framework, in which a partner adds the order form. */
export type PartnerSystem = {
  name: string;
  /** @returns why it cannot run on this machine; empty if it can */
  missing: () => string;
  /** @param site origin of `embed.js` @returns the server, and the paths of the pages with the form */
  start: (site: string) => Promise<RunningServer & { paths: string[] }>;
};

/** The snippet in the documentation. */
export const element =
  '<dap-order-form partner="Acme &amp; Sons"><a href="https://wa.me/962790000000">Order on WhatsApp</a></dap-order-form>';
export const script = (site: string) => `<script type="module" src="${site}/embed.js"></script>`;

/** Copies an installed PHP system into a temporary folder, below `site`. Links become files. */
export function copySystem(installed: string): string {
  const folder = folderWith();
  cpSync(installed, join(folder, 'site'), { recursive: true, dereference: true });
  return folder;
}

/**
 * Serves a copied system with PHP's own server.
 * @param prepare is called with the URL before the server starts
 */
export async function servePhp(
  folder: string,
  env: Record<string, string> = {},
  prepare = (_url: string) => {},
): Promise<RunningServer> {
  const url = await freeUrl();
  prepare(url.origin);
  return startProgram(url, ['php', '-S', url.host, '-t', join(folder, 'site')], env);
}
