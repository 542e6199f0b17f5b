import { logo } from '#company/logo.ts';

/** A logo with its own colors does not follow the theme, so it is one image file for all pages. */
const asPicture = !import.meta.env.DEV && logo.every(({ tone }) => tone.startsWith('#'));

/** The company's logo. Its colors are design tokens that follow the theme. */
export function LogoMark() {
  if (asPicture) return <img className="logo-mark" src="/pictures/logo.svg" alt="" width={44} height={44} />;
  return (
    <svg className="logo-mark" viewBox="0 0 64 64" aria-hidden="true">
      {logo.map(({ tone, path }) =>
        tone.startsWith('#') ? (
          <path key={path} fill={tone} d={path} />
        ) : (
          <path key={path} className={`logo-${tone}`} d={path} />
        ),
      )}
    </svg>
  );
}
