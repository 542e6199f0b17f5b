import { order } from './fault-parts.ts';
import { type Place, shown } from './fault-visit.ts';
import { parts, widgets } from './fault-widgets.ts';
import { partnerHtml } from './partner-page.ts';

const link = '<a href="https://wa.me/962790000000">Order on WhatsApp</a>';
const widget = (name: string, inside = 'Words of the page') =>
  `<dap-${name} loading="eager">${inside}</dap-${name}>`;
const html = (body: string, head = '') => partnerHtml('ORIGIN', { lang: 'en', head, body });

const dark = html(widget('order-form', link), '<style>body { background: #123; color: #eee }</style>');
const frame =
  '<!doctype html><title>Partner</title><iframe width="380" height="600" src="ORIGIN/embed/order-form/?lang=en"></iframe>' +
  "<script>addEventListener('message', ({ data }) => { if (data.type === 'dap-height') document.title = 'told' })</script>";

/** Pages of partners. */
export const partnerPlaces: Place[] = [
  {
    where: 'partner',
    at: html(
      ['order-form', ...Object.keys(widgets)]
        .map((name) => widget(name, name === 'order-form' ? link : undefined))
        .join(''),
    ),
    ready: ({ page }) => page.locator('.order-form').waitFor(),
    parts,
  },
  {
    where: 'partner',
    at: dark,
    ready: ({ page }) => page.locator('.order-form').waitFor(),
    parts: [
      {
        name: 'colours for a dark page',
        files: /^\/embed\/legible-/,
        row: 1,
        ends: {
          'fits the page': ({ page }) =>
            page.locator('.widget').evaluate((one: HTMLElement) => one.style.length > 0),
          'its own colours': (visit) => shown(visit, '.order-form'),
        },
      },
      order,
    ],
  },
  {
    where: 'partner',
    at: frame,
    ready: ({ page }) => page.frameLocator('iframe').locator('.order-form').waitFor(),
    parts: [
      {
        name: 'script and style of a frame',
        files: /^\/frame\/frame\./,
        row: 1,
        ends: {
          'tells its height': async ({ page }) => (await page.title()) === 'told',
          'the form is there, as high as the page made it': ({ page }) =>
            page.frameLocator('iframe').locator('.order-form').isVisible(),
        },
      },
    ],
  },
  {
    where: 'partner',
    at: dark,
    query: '?dap-doctor',
    ready: ({ page }) => page.locator('.order-form').waitFor(),
    parts: [
      {
        name: 'doctor of the page',
        files: /^\/embed\/open-doctor-/,
        row: 1,
        ends: {
          opens: (visit) => shown(visit, '[data-dap-doctor] .doctor'),
          'a line in the console': async ({ warnings }) => warnings.some((line) => line.includes('doctor')),
        },
        // It lies over the form.
        leave: async (visit) => {
          if (await shown(visit, '[data-dap-doctor]'))
            await visit.page.getByRole('button', { name: 'Close' }).click();
        },
      },
      order,
    ],
  },
];
