import { tones } from '#brand';
import { logo } from '#company/logo.ts';

/** The colors of the logo on cards, which look the same in both themes. */
const colors: Record<'white' | 'band', Record<string, string>> = {
  white: { brand: tones.brand, light: tones.leaf, gold: '#c98a1b', sun: '#e0a526' },
  band: { brand: '#ffffff', light: tones['bright-leaf'], gold: '#c98a1b', sun: '#e0a526' },
};

type LogoProps = { on: 'white' | 'band'; className?: string; x?: number; y?: number; size?: number };

/** The company logo on a white or a green background. Decorative: the company name is next to it. */
export function Logo({ on, className, x, y, size }: LogoProps) {
  return (
    <svg className={className} x={x} y={y} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      {logo.map(({ tone, path }) => (
        <path key={path} d={path} fill={colors[on][tone] ?? tone} />
      ))}
    </svg>
  );
}
