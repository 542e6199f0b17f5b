import type { ReactNode } from 'react';
import type { CountryCode } from '../lib/phone.ts';

/** Flag of a country. Decorative, next to the name of the country. Windows has no flag emoji. */
export function Flag({ country }: { country: CountryCode }) {
  return (
    <svg className="flag" viewBox="0 0 24 18" aria-hidden="true">
      {flags[country]}
    </svg>
  );
}

const flags: Record<CountryCode, ReactNode> = {
  '+962': (
    <>
      <path d="M0 0h24v18H0z" fill="#fff" />
      <path d="M0 0h24v6H0z" />
      <path d="M0 12h24v6H0z" fill="#007a3d" />
      <path d="m0 0 12 9-12 9z" fill="#ce1126" />
      <path d="m4 7 .5 1.2 1.3-.2-.7 1.1.7 1.1-1.3-.2L4 11.2 3.5 10l-1.3.2.7-1.1-.7-1.1 1.3.2z" fill="#fff" />
    </>
  ),
  '+964': (
    <>
      <path d="M0 0h24v18H0z" fill="#fff" />
      <path d="M0 0h24v6H0z" fill="#ce1126" />
      <path d="M0 12h24v6H0z" />
      <path
        d="M5.5 7v4M7 7v3.5h3V7.5M8.5 8.5v2M11.5 7v3.5M14 7v4M15.5 8.5v2h3.5V8M17.3 8.5v2"
        fill="none"
        stroke="#007a3d"
        strokeWidth=".9"
      />
    </>
  ),
};
