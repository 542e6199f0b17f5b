import type { Widget } from '../element/widget.ts';

/**
 * `<dap-gallery>`: partners' pages know these names, so they stay. Twelve pictures of 4 : 3 have a height that
 * follows from the width: six rows of two, four of three or three of four, with their gaps, and the line below them
 * that says what they are; the steps are those of `gallery.css`. The clamp is a switch: beyond 56 rem its middle
 * falls far below both ends.
 */
export const gallery = {
  tag: 'dap-gallery',
  attributes: {},
  events: {
    onOpen: { type: 'dap-gallery-open' },
    onClose: { type: 'dap-gallery-close' },
  },
  elementProps: (host) => ({ host }),
  height: {
    narrow: 'calc(225cqi + 4.125rem)',
    wide: 'clamp(56.25cqi + 3.0625rem,(55.99rem - 100cqi)*999,100cqi + 3.5rem)',
  },
  load: () => import('./gallery.view.ts'),
} satisfies Widget;
