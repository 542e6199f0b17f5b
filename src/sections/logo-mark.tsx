import { logo } from '#company/logo.ts';

/** Colours of its own do not follow the theme: then it is one picture for all pages instead of a part of each. */
const asPicture = !import.meta.env.DEV && logo.every(({ tone }) => tone.startsWith('#'));

/** The company's logo; its tones are tokens, so that they follow the theme. */
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
