import { join } from 'node:path';
import type { Plugin } from 'vite';
import { companyFolder } from '../files.ts';
import { logoComponent } from './logo.ts';

/** The logo as a component. */
export function company(): Plugin {
  return {
    name: 'company',
    enforce: 'pre',
    load: {
      filter: { id: /\/company\/logo\.svg$/ },
      handler: () => logoComponent(join(companyFolder, 'logo.svg')),
    },
  };
}
