import type { common } from '../../../widgets/element/widget.ts';
import { languageCodes } from '../../../widgets/language/languages.ts';

/** What every tag has beside its own, in the words of `descriptions.ts`. */
export const everyTag = {
  attributes: {
    theme: { takes: '`light`, `dark`, or `auto`: that of the ground the page gives it' },
    loading: { takes: '`lazy` or `eager`' },
  } satisfies Record<keyof typeof common, { takes: string }>,
  /** The platform's own, which the tags read. */
  global: {
    lang: {
      initial: "the page's",
      takes: `${languageCodes.map((code) => `\`${code}\``).join(', ')}; else the nearest \`lang\` around it, followed live (Kurdish and Urdu count as Arabic); where it is none of these, the visitor's language; else Arabic`,
    },
    dir: { initial: "the language's", takes: '`ltr` or `rtl`' },
  },
  events: {
    'dap-ready': { when: 'the widget shows' },
    'dap-error': {
      when: 'its code could not be fetched (`load`; it is tried again), or it failed while rendering (`render`)',
      detail: 'DapErrorDetail',
    },
  },
  properties: {
    ready: {
      type: 'Promise<this>',
      about: 'is kept, with the element, when the widget shows; one that never does leaves it open',
    },
  },
  parts: {
    heading: 'its heading with the sentence below it',
    label: 'what stands above a field',
    input: 'a field, a list',
    button: 'what is pressed',
    dialog: 'a window above the page',
    toast: 'the message that an order leads to',
    picture: 'a picture of the gallery',
  },
  cssProperties: {
    '--dap-color-brand': { syntax: '<color>', about: 'buttons, links, marks; set on-brand with it' },
    '--dap-color-on-brand': { syntax: '<color>', about: 'what stands on the brand' },
    '--dap-color-surface': { syntax: '<color>', about: 'the ground of fields and windows' },
    '--dap-color-text': { syntax: '<color>', about: 'words' },
    '--dap-color-border': { syntax: '<color>', about: 'the line around fields' },
    '--dap-radius': { syntax: '<length>', about: 'corners' },
    '--dap-font': { syntax: '*', about: "the font; else the page's" },
    '--dap-space': { syntax: '<length>', about: 'the step of all distances, 0.25rem' },
  },
} as const;
