import { Icon } from './icons.tsx';

// Beside the ways to reach somebody, which nobody sees at first.

export const PhoneIcon = () => (
  <Icon>
    <path d="M6.5 3h2.7l1.6 4.7-2.2 1.7a13 13 0 0 0 6 6l1.7-2.2 4.7 1.6v2.7a2.5 2.5 0 0 1-2.7 2.5A16.5 16.5 0 0 1 4 5.7 2.5 2.5 0 0 1 6.5 3Z" />
  </Icon>
);

export const MailIcon = () => (
  <Icon>
    <rect x="2.5" y="5" width="19" height="14" rx="2" />
    <path d="m3.5 7 8.5 6 8.5-6" />
  </Icon>
);
