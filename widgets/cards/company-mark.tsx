import { tones } from '#brand';
import { logo } from '../company/logo.ts';

/** The tones of the logo on what is printed, the same by day and by night. */
const colors: Record<'white' | 'band', Record<string, string>> = {
  white: { brand: tones.brand, light: tones.leaf, gold: '#c98a1b', sun: '#e0a526' },
  band: { brand: '#ffffff', light: tones.brightLeaf, gold: '#c98a1b', sun: '#e0a526' },
};

/** The logo's shapes on a square of 64 × 64, in the colours that they have there. */
export const markOn = (on: 'white' | 'band') =>
  logo.map(({ tone, path }) => ({ fill: colors[on][tone] ?? tone, path }));

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
