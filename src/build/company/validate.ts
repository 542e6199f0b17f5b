import { join } from 'node:path';
import type { Plugin } from 'vite';
import { securityWarnings } from '../pages/trust/write-trust.ts';
import { colorErrors } from './check-colors.ts';
import { companyErrors } from './check-company.ts';
import { imageErrors } from './check-images.ts';
import { localeErrors } from './check-locales.ts';
import { companyFolder, displayPath, root } from './folder.ts';
import { loadCompany } from './load-company.ts';
import { logoErrors } from './logo.ts';
import { samples, warnings } from './warnings.ts';

/** One message for each error in the files that the owner edits. */
export async function validateCompany(folder = companyFolder()): Promise<string[]> {
  const company = await loadCompany(folder);
  const wrong = companyErrors(company);
  return [
    ...wrong,
    ...(wrong.length ? [] : [...imageErrors(company), ...colorErrors(company)]),
    ...logoErrors(folder),
    ...localeErrors(folder),
  ];
}

/** The sample values and warnings as lines for the end of a build; empty if the site can be published. */
export async function releaseWarnings(folder = companyFolder()): Promise<string[]> {
  const company = await loadCompany(folder);
  const invented = Object.entries(samples(company));
  const doubtful = [...warnings(company), ...securityWarnings()];
  return [
    ...(invented.length
      ? ['These values are samples. Replace them with your own and remove their names from samples.ts:']
      : []),
    ...invented.map(([file, names]) => `  ${displayPath(folder)}/${file}: ${names.join(', ')}`),
    ...(doubtful.length ? ['Warnings:'] : []),
    ...doubtful.map((sentence) => `  ${sentence}`),
  ];
}

/** In development, shows these errors in the terminal and in an overlay, at the start and after every change. */
export function validationOverlay(folder = companyFolder()): Plugin {
  return {
    name: 'own-check',
    apply: 'serve',
    configureServer(server) {
      const watched = [folder, join(root, 'src/locales'), join(root, 'widgets/locales')];
      let wrong = false;
      const check = async () => {
        const errors = await validateCompany(folder);
        for (const sentence of errors) server.config.logger.error(sentence, { timestamp: true });
        if (errors.length) server.ws.send({ type: 'error', err: { message: errors.join('\n'), stack: '' } });
        // A page that has not loaded the corrected file gets no update and would keep the overlay.
        else if (wrong) server.ws.send({ type: 'full-reload' });
        wrong = errors.length > 0;
      };
      server.watcher.add(watched);
      server.watcher.on('all', (_event, file) => {
        if (watched.some((place) => file.startsWith(place))) void check();
      });
      // Pages that are opened later show the errors too.
      server.ws.on('connection', check);
      void check();
    },
  };
}
