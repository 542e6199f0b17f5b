import { create } from 'qrcode';

/** Light modules around a code; scanners need them (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code as the text of an SVG file. */
export function qrSvg(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const size = modules.size + 2 * quietZone;
  const squares = Array.from(modules.data, (dark, at) =>
    dark ? `M${(at % modules.size) + quietZone} ${Math.floor(at / modules.size) + quietZone}h1v1h-1z` : '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`;
}
