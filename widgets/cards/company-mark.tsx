/** The company's mark, 64 × 64: two leaves over three granules. Colours of paper: it stands on white or on the band. */
export const companyMark = {
  leaves: [
    'M31.2 43.5C30.6 26.6 22 17.9 7 16.2 7.6 31.4 16.2 41 31.2 43.5Z',
    'M32.8 43.5C32.2 22 41.5 9.2 57 6 58.6 25.4 50.4 39 32.8 43.5Z',
  ],
  granules: [
    { x: 20.6, y: 52.4, radius: 4.6, colour: '#c98a1b' },
    { x: 32, y: 54.6, radius: 5.4, colour: '#e0a526' },
    { x: 43.4, y: 52.4, radius: 4.6, colour: '#c98a1b' },
  ],
  onWhite: ['#0f6b3a', '#2f9e5b'],
  onBand: ['#ffffff', '#9fe0b5'],
} as const;

type MarkProps = { on: 'white' | 'band'; className?: string; x?: number; y?: number; size?: number };

/** Decoration: the company's name stands beside it. */
export function CompanyMark({ on, className, x, y, size }: MarkProps) {
  const colours = on === 'white' ? companyMark.onWhite : companyMark.onBand;
  return (
    <svg className={className} x={x} y={y} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      {companyMark.leaves.map((leaf, index) => (
        <path key={leaf} d={leaf} fill={colours[index]} />
      ))}
      {companyMark.granules.map((granule) => (
        <circle key={granule.x} cx={granule.x} cy={granule.y} r={granule.radius} fill={granule.colour} />
      ))}
    </svg>
  );
}
