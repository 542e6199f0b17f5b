import type { SVGProps } from 'react';
import { LogoDrawing } from '#company/logo.svg';

/** The company logo. Decorative: the company name is next to it. */
export function Logo(props: SVGProps<SVGSVGElement>) {
  return <LogoDrawing aria-hidden="true" {...props} />;
}
