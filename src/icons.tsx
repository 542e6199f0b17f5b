import { Logo } from '#company/logo.svg';
import { icon } from '../widgets/ui/icons.tsx';

export const FacebookIcon = icon(
  <circle cx="12" cy="12" r="9.5" />,
  <path d="M15 7.5h-1.5a2 2 0 0 0-2 2v12M9 13h5.5" />,
);

export const InstagramIcon = icon(
  <rect x="3" y="3" width="18" height="18" rx="5" />,
  <circle cx="12" cy="12" r="4" />,
  <path d="M17 7v.01" />,
);

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);

/** The company's logo. In `header.css`, its colors follow the theme. */
export const LogoMark = () => <Logo className="logo-mark" />;
