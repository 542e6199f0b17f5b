import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BuildError } from '../build-error.ts';
import { companyFolder } from '../files.ts';
import { logoComponent } from './logo.ts';
import { validateCompany } from './validate.ts';

/** The logo as a component, and in development the errors in the owner's files instead of a page. */
export function company(): Plugin {
  return {
    name: 'company',
    enforce: 'pre',
    load: {
      filter: { id: /\/company\/logo\.svg$/ },
      handler: () => logoComponent(join(companyFolder, 'logo.svg')),
    },
    async transformIndexHtml() {
      const errors = await validateCompany();
      if (errors.length) throw new BuildError(errors);
    },
  };
}
