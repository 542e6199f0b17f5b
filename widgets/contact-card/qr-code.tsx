import { useMemo } from 'react';
import { tones } from '#brand';
import { Logo } from './logo.tsx';
import { qrPath } from './qr-path.ts';

/** Dark green, contrast 9.7:1 on white, in both themes. */
const color = tones.deep;
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
