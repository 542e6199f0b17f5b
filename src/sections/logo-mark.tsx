import { logo } from '../../widgets/company/logo.ts';

/** The company's logo; its tones are tokens, so that they follow the theme. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 64 64" aria-hidden="true">
      {logo.map(({ tone, path }) => (
        <path key={path} className={`logo-${tone}`} d={path} />
      ))}
    </svg>
  );
}
