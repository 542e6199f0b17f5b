/** A partner's page: what stands in it, and the policy that is sent with it. */
export type Fixture = { head?: string; body: string; policy?: string; charset?: string };
/** The origin of the script, and one of its files by the beginning of its name. */
type Ours = { origin: string; file: (name: string) => string };

const link = '<a href="https://wa.me/1">WhatsApp</a>';
const form = `<dap-order-form>${link}</dap-order-form>`;
const viewport = '<meta name="viewport" content="width=device-width">';
const script = ({ origin }: Ours) => `<script type="module" src="${origin}/embed.js"></script>`;
/** What optimisers and consent tools do once somebody moves. */
const injected = ({ origin }: Ours) =>
  `<script>{ const late = document.createElement('script'); late.src = '${origin}/embed.js'; document.head.append(late); }</script>`;
const page = (body: string) => (ours: Ours) => ({ body: body + script(ours) });

/** What is wrong, by the name that the doctor gives it. */
export const broken: Record<string, [name: string, write: (ours: Ours) => Fixture][]> = {
  'policy-script-src': [
    [
      'a policy that lists the files of a former day',
      (ours) => ({
        ...page(form)(ours),
        policy: `script-src ${ours.origin}/embed.js ${ours.origin}/embed/${ours.file('open-doctor')}`,
      }),
    ],
  ],
  'policy-img-src': [
    [
      'a policy that forgets the pictures of the gallery',
      (ours) => ({
        ...page('<dap-gallery></dap-gallery>')(ours),
        policy: `default-src 'self'; script-src ${ours.origin}; style-src 'unsafe-inline'`,
      }),
    ],
  ],
  'script-twice': [
    ['the script in the head and in the body', (ours) => ({ body: script(ours) + form + script(ours) })],
  ],
  'script-delayed': [
    [
      'an optimiser that waits for a finger',
      (ours) => ({
        body: `${form}<script type="rocketlazyloadscript" data-rocket-src="${ours.origin}/embed.js"></script>${injected(ours)}`,
      }),
    ],
  ],
  'script-type': [
    [
      'a consent tool that has changed the type',
      (ours) => ({
        body: `${form}<script type="text/plain" src="${ours.origin}/embed.js"></script>${injected(ours)}`,
      }),
    ],
  ],
  'editor-markup': [
    ['line breaks of an editor', page(`<dap-order-form><br>\n${link}<br>\n</dap-order-form>`)],
    [
      'paragraphs of an editor, which leave the link outside',
      page(`<p><dap-order-form></p>\n<p>${link}</p>\n<p></dap-order-form></p>`),
    ],
  ],
  'not-closed': [['a tag that closes itself', page('<div><dap-order-form /><h2>Our prices</h2></div>')]],
  'typographic-quotes': [
    ['quotes of a word processor', page(`<dap-order-form partner=”Green”>${link}</dap-order-form>`)],
  ],
  'in-template': [['a template that nobody opens', page(`<template>${form}</template>`)]],
  'shown-as-text': [
    ['an editor that shows the tag', page('<p>&lt;dap-order-form&gt;&lt;/dap-order-form&gt;</p>')],
  ],
  'unknown-tag': [['a tag with a slip of the pen', page('<dap-orderform></dap-orderform>')]],
  'unknown-attribute': [
    ['an attribute in the letters of JavaScript', page('<dap-order-form minQuantity="50"></dap-order-form>')],
  ],
  'bad-value': [
    ['a number in words', page('<dap-order-form min-quantity="fifty"></dap-order-form>')],
    ['a theme that is none', page('<dap-order-form theme="night"></dap-order-form>')],
  ],
  hidden: [['a parent that is not shown', page(`<div id="tab" style="display:none">${form}</div>`)]],
  narrow: [
    ['a column of 90 px', page(`<div style="width:90px">${form}</div>`)],
    ['a box of no width', page(`<div style="width:0">${form}</div>`)],
  ],
  covered: [
    [
      'a wall of cookies',
      page(`${form}<div id="cookie-wall" style="position:fixed;inset:0;z-index:9"></div>`),
    ],
  ],
  'not-pressable': [
    ['a parent that lets presses through', page(`<main style="pointer-events:none">${form}</main>`)],
  ],
  contrast: [
    [
      'yellow on white',
      page(`<style>dap-order-form{--dap-color-brand:yellow;--dap-color-on-brand:white}</style>${form}`),
    ],
  ],
  'no-viewport': [['no word for phones', (ours) => ({ head: '', ...page(form)(ours) })]],
  charset: [['letters of a former day', (ours) => ({ ...page(form)(ours), charset: 'windows-1256' })]],
  'root-size': [['a rem of 10 px', page(`<style>html{font-size:62.5%}</style>${form}`)]],
};

export const healthy: [name: string, write: (ours: Ours) => Fixture][] = [
  ['the two lines', page(form)],
  [
    'a classic script in the head of a dark page',
    ({ origin }) => ({
      head: `${viewport}<script defer src="${origin}/embed.js?ver=6.1"></script><style>body{background:#111;color:#eee}</style>`,
      body: form,
    }),
  ],
  [
    'all five under the strictest policy, with what frameworks add',
    (ours) => ({
      ...page(
        `<dap-language-switcher></dap-language-switcher><dap-order-form class="a" data-v-1 partner="Green Farms" min-quantity="25" lang="en">${link}</dap-order-form><dap-gallery></dap-gallery><dap-business-card></dap-business-card><dap-employee-card><p>A card</p></dap-employee-card>`,
      )(ours),
      policy: `default-src 'none'; script-src ${ours.origin}; img-src 'self' ${ours.origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
    }),
  ],
  [
    'a form in a window that is still closed, and one in a column',
    page(`<dialog>${form}</dialog><div style="display:flex;justify-content:center"><div>${form}</div></div>`),
  ],
  [
    'colours of its own, and a gallery with its own pictures',
    page(
      `<style>dap-order-form{--dap-color-brand:#7a1f1f;--dap-color-on-brand:#fff}</style>${form}<dap-gallery><img src="/icon" width="4" height="3" alt="A field"></dap-gallery>`,
    ),
  ],
  [
    'a page within a frame that allows what is needed',
    page(`<section>${form}</section><footer style="position:fixed;bottom:0">Cookies</footer>`),
  ],
];

/** The whole page. */
export function pageOf({ head = viewport, body }: Fixture): string {
  return `<!doctype html><html lang="en"><head><title>Partner</title><link rel="icon" href="/icon">${head}</head><body>${body}</body></html>`;
}
