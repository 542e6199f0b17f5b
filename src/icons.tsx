import { Logo } from '../widgets/contact-card/logo.tsx';
import { Icon, icon } from '../widgets/ui/icons.tsx';

export const DocumentIcon = icon(
  <path d="M14 2.5H6.5a2 2 0 0 0-2 2v15a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V8ZM14 2.5V8h5.5M8.5 14l2.5 2.5 4.5-5" />,
);

export const ChatIcon = icon(
  <path d="M21 11.5a8.5 8.5 0 0 1-12.3 7.6L3.5 20.5l1.4-5.2A8.5 8.5 0 1 1 21 11.5ZM8.5 10h7M8.5 13.5h4.5" />,
);

export const PalletIcon = icon(
  <path d="M4 4h16v13.5H4ZM4 8.5h16M4 13h16M12 4v4.5M9 8.5V13m6-4.5V13m-3 0v4.5M2.5 20.5h19" />,
);

export const FacebookIcon = icon(
  <circle cx="12" cy="12" r="9.5" />,
  <path d="M15 7.5h-1.5a2 2 0 0 0-2 2v12M9 13h5.5" />,
);

export const InstagramIcon = icon(
  <rect x="3" y="3" width="18" height="18" rx="5" />,
  <circle cx="12" cy="12" r="4" />,
  <path d="M17 7v.01" />,
);

export const ArrowIcon = () => (
  <Icon className="directional arrow">
    <path d="M8 16l8-8M9 8h7v7" />
  </Icon>
);

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);

/** The company's logo. In `header.css`, its colors follow the theme. */
export const LogoMark = () => <Logo className="logo-mark" />;
