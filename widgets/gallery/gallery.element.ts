import type { Widget } from '../element/widget.ts';

/**
 * `<dap-gallery>`. The height that is reserved until the gallery has loaded follows from the width: twelve images in
 * six rows of two (3:2), four rows of three or three rows of four (4:3), with the gaps of `gallery.css` and a line of
 * text below. The clamp switches at 56rem: beyond it, the middle value is far below both ends.
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
    narrow: 'calc(200cqi + 4.25rem)',
    wide: 'clamp(56.25cqi + 3.0625rem,(55.99rem - 100cqi)*999,100cqi + 3.5rem)',
  },
  load: () => import('./gallery.view.ts'),
} satisfies Widget;
