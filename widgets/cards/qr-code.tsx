import { useMemo } from 'react';
import { tones } from '#brand';
import { CompanyMark } from './company-mark.tsx';
import { qrPath } from './qr-path.ts';

/** Dark green on white, 9.7 : 1, in both themes. */
const colour = tones.deep;
/** The company's mark covers this much of a code, which level H makes up for. */
const markShare = 40 / 220;

export type QrCodeProps = {
  text: string;
  /** The edge in CSS pixels, quiet zone included. */
  size: number;
  /** Shrinks the edge so that every module is as many whole pixels of the screen. */
  sharp?: boolean;
  /** Whose contact it is, for those who cannot see it; without it the code is decoration beside words. */
  label?: string;
  /** M for the few signs of a link, which are larger then; L for the many of a message. */
  level?: 'L' | 'M' | 'H';
  /** The company's mark in the middle. */
  mark?: boolean;
  className?: string;
};

/** A QR code as vectors with its own white ground: sharp on every screen and in print, under any policy. */
export function QrCode({
  text,
  size,
  sharp = false,
  label,
  level = 'H',
  mark = false,
  className = 'qr',
}: QrCodeProps) {
  const code = useMemo(() => qrPath(text, level), [text, level]);
  if (!code) return null;
  const density = sharp ? devicePixelRatio : 1;
  const edge = sharp ? (Math.floor((size * density) / code.size) * code.size) / density || size : size;
  const cover = code.size * markShare;
  const corner = (code.size - cover) / 2;
  return (
    <svg
      className={className}
      width={edge}
      height={edge}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill={colour} />
      {mark && (
        <g shapeRendering="auto">
          <rect x={corner} y={corner} width={cover} height={cover} fill="#fff" />
          <CompanyMark on="white" x={corner} y={corner} size={cover} />
        </g>
      )}
    </svg>
  );
}
