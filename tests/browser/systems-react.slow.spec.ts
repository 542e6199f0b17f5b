import { beforeAll, describe, test } from 'vitest';
import { stage } from '../stage/stage.ts';
import { family } from '../stage/systems/family.ts';
import { wide } from '../stage/systems/look.ts';
import { packages } from '../stage/systems/packages.ts';
import { buildSite, serveSite } from '../stage/systems/sites.ts';

const it = stage();
const installed = packages('react');
const { visit, leftOut } = family(it, 'Dialogs of a React app, built by Vite');
leftOut('all', installed.missing);

describe.skipIf(installed.missing)('an order goes out of the dialog of', () => {
  let dist: string;
  beforeAll(() => {
    dist = buildSite('react', installed);
  });

  test.each([
    ['Radix', '/radix', '@radix-ui/react-dialog'],
    ['MUI', '/mui', '@mui/material'],
    ['Headless UI', '/headless', '@headlessui/react'],
    ['React Aria', '/aria', 'react-aria-components'],
  ])('%s', async (name, path, from) => {
    await visit({ name, version: installed.version(from) }, async (script) => {
      const place = await serveSite(dist, script);
      const page = await it.open(place.url + path, wide);
      page.on('close', place.close);
      await page.getByRole('button', { name: 'Open' }).click();
      return page;
    });
  });
});
