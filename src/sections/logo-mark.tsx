/** Two leaves over three granules; the colours are tokens, so that it follows the theme. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 64 64" aria-hidden="true">
      <path className="leaf-1" d="M31.2 43.5C30.6 26.6 22 17.9 7 16.2 7.6 31.4 16.2 41 31.2 43.5Z" />
      <path className="leaf-2" d="M32.8 43.5C32.2 22 41.5 9.2 57 6 58.6 25.4 50.4 39 32.8 43.5Z" />
      <circle fill="#c98a1b" cx="20.6" cy="52.4" r="4.6" />
      <circle fill="#e0a526" cx="32" cy="54.6" r="5.4" />
      <circle fill="#c98a1b" cx="43.4" cy="52.4" r="4.6" />
    </svg>
  );
}
