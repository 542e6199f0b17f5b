import { useMemo } from 'react';
import { Logo } from '#company/logo.svg';
import { codeColor, qrPath, quietZone } from './qr-path.ts';

/** Edge of the logo relative to the edge of the code: 40 of 220 pixels. Level H corrects the covered modules. */
const logoShare = 40 / 220;

/** Dark Reader and similar extensions replace colors by a stylesheet, which a code would not survive. */
const keepFill = (element: SVGElement | null) =>
  element?.style.setProperty('fill', element.getAttribute('fill'), 'important');

type QrCodeProps = {
  text: string;
  /** Edge of the code in CSS pixels. The quiet zone is outside of it. Without it, the stylesheet sets the size. */
  size?: number;
  label: string;
  /** Draws the company logo in the center. */
  logo?: boolean | undefined;
};

/**
 * A QR code as inline SVG on its own white background; every content security policy allows it. `qrcode` cannot mark the
 * text as UTF-8 (ECI 26): phones detect it, but ZBar reads some French and Japanese names as another encoding.
 */
export function QrCode({ text, size, label, logo }: QrCodeProps) {
  const code = useMemo(() => qrPath(text), [text]);
  if (!code) return null;
  const modules = code.size - 2 * quietZone;
  const edge = size && (size * code.size) / modules;
  const logoSize = modules * logoShare;
  const corner = (code.size - logoSize) / 2;
  return (
    <svg
      className="qr"
      width={edge}
      height={edge}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
    >
      <rect width={code.size} height={code.size} fill="#fff" ref={keepFill} />
      <path d={code.path} fill={codeColor} ref={keepFill} />
      {logo && (
        <g>
          <rect x={corner} y={corner} width={logoSize} height={logoSize} fill="#fff" ref={keepFill} />
          <Logo x={corner} y={corner} width={logoSize} height={logoSize} />
        </g>
      )}
    </svg>
  );
}
