import { Icon } from '../controls/icons.tsx';

export const PassOnIcon = () => (
  <Icon>
    <circle cx="18" cy="5.5" r="2.5" />
    <circle cx="6" cy="12" r="2.5" />
    <circle cx="18" cy="18.5" r="2.5" />
    <path d="m8 11 8-4.3M8 13l8 4.3" />
  </Icon>
);

export const BubbleIcon = () => (
  <Icon>
    <path d="M4.5 4.5h15a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H11L6.5 20v-3.5h-2A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5h.1M12 10.5h.1M16 10.5h.1" />
  </Icon>
);
