import { create } from 'qrcode';
import { useMemo } from 'react';
import { tones } from '#brand';
import { Logo } from './logo.tsx';

/** Dark green, contrast 9.7:1 on white, in both themes. */
const color = tones.deep;
/** Light modules around a code; scanners need them (ISO/IEC 18004). */
const quietZone = 4;
/** Edge of the logo relative to the edge of the code: 40 of 220 pixels. Level H corrects the covered modules. */
const logoShare = 40 / 220;

type QrCodeProps = {
  text: string;
  /** Edge in CSS pixels, quiet zone included. */
  size: number;
  label: string;
  /** L restores 7 % of a damaged code, H 30 %. */
  level?: 'L' | 'H';
  /** Draws the company logo in the center. */
  logo?: boolean;
};

/**
 * A QR code as inline SVG on its own white background; every content security policy allows it. `qrcode` cannot mark
 * the text as UTF-8 (ECI 26): phones detect it, but ZBar reads some French and Japanese names as another encoding.
 */
export function QrCode({ text, size, label, level = 'H', logo = false }: QrCodeProps) {
  const code = useMemo(() => qrPath(text, level), [text, level]);
  if (!code) return null;
  const logoSize = code.size * logoShare;
  const corner = (code.size - logoSize) / 2;
  return (
    <svg
      className="qr"
      width={size}
      height={size}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill={color} />
      {logo && (
        <g shapeRendering="auto">
          <rect x={corner} y={corner} width={logoSize} height={logoSize} fill="#fff" />
          <Logo on="white" x={corner} y={corner} size={logoSize} />
        </g>
      )}
    </svg>
  );
}

/** The edge of a QR code in modules with its quiet zone, and its path; undefined if the text is empty or too long. */
export function qrPath(text: string, level: 'L' | 'H'): { size: number; path: string } | undefined {
  try {
    const { size, data } = create(text, { errorCorrectionLevel: level }).modules;
    return { size: size + 2 * quietZone, path: darkRuns(size, data) };
  } catch {
    return undefined;
  }
}

/** One rectangle per run of dark modules in a row. */
function darkRuns(size: number, data: Uint8Array): string {
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const start = column;
      while (column < size && data[row * size + column]) column++;
      const width = column - start;
      if (width) path += `M${start + quietZone} ${row + quietZone}h${width}v1h-${width}z`;
    }
  }
  return path;
}
