import { logo } from '../company/logo.ts';

/** The tones of the logo on what is printed, the same by day and by night. */
const tones: Record<'white' | 'band', Record<string, string>> = {
  white: { brand: '#0f6b3a', light: '#2f9e5b', gold: '#c98a1b', sun: '#e0a526' },
  band: { brand: '#ffffff', light: '#9fe0b5', gold: '#c98a1b', sun: '#e0a526' },
};

/** The logo's shapes on a square of 64 × 64, in the colours that they have there. */
export const markOn = (on: 'white' | 'band') =>
  logo.map(({ tone, path }) => ({ fill: tones[on][tone] ?? tone, path }));

type MarkProps = { on: 'white' | 'band'; className?: string; x?: number; y?: number; size?: number };

/** Decoration: the company's name stands beside it. */
export function CompanyMark({ on, className, x, y, size }: MarkProps) {
  return (
    <svg className={className} x={x} y={y} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      {markOn(on).map(({ fill, path }) => (
        <path key={path} d={path} fill={fill} />
      ))}
    </svg>
  );
}
