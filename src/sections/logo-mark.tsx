import { companyMark } from '../../widgets/cards/company-mark.tsx';

/** Two leaves over three granules; the leaves' colours are tokens, so that they follow the theme. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 64 64" aria-hidden="true">
      {companyMark.leaves.map((leaf, index) => (
        <path key={leaf} className={`leaf-${index + 1}`} d={leaf} />
      ))}
      {companyMark.granules.map(({ x, y, radius, colour }) => (
        <circle key={x} cx={x} cy={y} r={radius} fill={colour} />
      ))}
    </svg>
  );
}
