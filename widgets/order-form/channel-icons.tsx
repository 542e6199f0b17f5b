import { Icon } from '../ui/icons.tsx';

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

export const DoneIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9.5" />
    <path d="m7.8 12.3 3 3 5.4-6" />
  </Icon>
);

export const UndoIcon = () => (
  <Icon className="directional">
    <path d="M9 14.5 3.5 9 9 3.5M3.5 9h11a6 6 0 0 1 0 12H11" />
  </Icon>
);
