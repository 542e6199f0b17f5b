import { useMemo, useSyncExternalStore } from 'react';
import { Logo } from '#company/logo.svg';
import { codeColor, qrLayout, qrPath, quietZone } from './qr-path.ts';

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
  logo?: boolean;
};

/** A QR code as inline SVG on its own white background; every content security policy allows it. */
export function QrCode(props: QrCodeProps) {
  // Zooming changes the ratio and resizes the window.
  const pixelRatio = useSyncExternalStore(
    (onChange) => {
      addEventListener('resize', onChange);
      return () => removeEventListener('resize', onChange);
    },
    () => devicePixelRatio,
  );
  return <QrDrawing {...props} pixelRatio={pixelRatio} />;
}

/**
 * The drawing for a screen with this many device pixels per CSS pixel. `qrcode` cannot mark the text as UTF-8 (ECI 26):
 * phones detect it, but ZBar reads some French and Japanese names as another encoding.
 */
export function QrDrawing({ text, size, label, logo, pixelRatio }: QrCodeProps & { pixelRatio: number }) {
  const code = useMemo(() => qrPath(text), [text]);
  if (!code) return null;
  const modules = code.size - 2 * quietZone;
  // A code as large as the screen has modules of many pixels.
  const { edge, module, offset, crisp } = size
    ? qrLayout(modules, size, pixelRatio)
    : { edge: code.size, module: 1, offset: quietZone, crisp: false };
  const start = quietZone - offset / module;
  const width = edge / module;
  const logoSize = modules * logoShare;
  const corner = (code.size - logoSize) / 2;
  return (
    <svg
      className="qr"
      {...(size && { width: edge, height: edge })}
      viewBox={`${start} ${start} ${width} ${width}`}
      shapeRendering={crisp ? 'crispEdges' : undefined}
      role="img"
      aria-label={label}
    >
      <rect x={start} y={start} width={width} height={width} fill="#fff" ref={keepFill} />
      <path d={code.path} fill={codeColor} ref={keepFill} />
      {logo && (
        <g shapeRendering="auto">
          <rect x={corner} y={corner} width={logoSize} height={logoSize} fill="#fff" ref={keepFill} />
          <Logo x={corner} y={corner} width={logoSize} height={logoSize} />
        </g>
      )}
    </svg>
  );
}
