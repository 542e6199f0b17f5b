/** The part of `qrcode` that makes the modules; the rest of the package draws on canvases and in terminals. */
declare module 'qrcode/lib/core/qrcode.js' {
  export type Segment = string | { data: Uint8Array; mode: 'byte' };
  export function create(
    data: string | Segment[],
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { modules: { size: number; data: Uint8Array }; version: number };
}
