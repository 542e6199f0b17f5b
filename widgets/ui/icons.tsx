import { createElement, type ReactElement, type ReactNode } from 'react';

/** A line icon of 24 × 24 units. Decorative: a text is always next to it or is its label. */
export function Icon({ children, className = '' }: { children?: ReactNode; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

/**
 * The component of an icon that consists of these shapes.
 * @__NO_SIDE_EFFECTS__
 */
export function icon(...shapes: ReactElement[]): () => ReactElement {
  return () => createElement(Icon, null, ...shapes);
}

export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);

export const ChevronIcon = () => (
  <Icon className="chevron">
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);

export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);

export const WarningIcon = icon(<circle cx="12" cy="12" r="9.5" />, <path d="M12 7.5v5.5M12 16.4v.1" />);

export const LockIcon = icon(
  <rect x="4.5" y="10.5" width="15" height="10" rx="2" />,
  <path d="M8 10.5V7a4 4 0 0 1 8 0v3.5" />,
);

export const Spinner = () => (
  <Icon className="spinner">
    <path d="M12 3a9 9 0 1 0 9 9" />
  </Icon>
);

/** A speech bubble with a handset, like the WhatsApp logo. */
export const WhatsAppIcon = icon(
  <path d="M4.3 16.6A9 9 0 1 1 7.6 19.8L3 21ZM9 7.5c-.9.6-1.1 1.7-.7 2.8a8.5 8.5 0 0 0 5.4 5.4c1.1.4 2.2.2 2.8-.7l-.1-1.2-2-1-1.2 1a7 7 0 0 1-3-3l1-1.2-1-2Z" />,
);
