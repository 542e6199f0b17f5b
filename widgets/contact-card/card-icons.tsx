import { Icon } from '../ui/icons.tsx';

export const DownloadIcon = () => (
  <Icon>
    <path d="M12 3.5v11.5M7 10.5l5 5 5-5M3.5 15.5V19a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2v-3.5" />
  </Icon>
);

export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M7.5 11H6a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-6a2 2 0 0 0-2-2h-1.5" />
  </Icon>
);

export const EnlargeIcon = () => (
  <Icon>
    <path d="M14.5 3.5h6v6M9.5 20.5h-6v-6M20.5 3.5l-7 7M3.5 20.5l7-7" />
  </Icon>
);

export const QrIcon = () => (
  <Icon>
    <path d="M3.5 3.5h6v6h-6zM14.5 3.5h6v6h-6zM3.5 14.5h6v6h-6zM14 14h2.5v2.5M20.5 14v3M14 20.5h3M20.5 20.5v.1" />
  </Icon>
);

export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4.75" />
    <path d="M20.5 21a8.5 8.5 0 0 0-17 0" />
  </Icon>
);

export const PhotoIcon = () => (
  <Icon>
    <rect x="3" y="4.5" width="18" height="15" rx="2" />
    <circle cx="8.5" cy="10" r="1.75" />
    <path d="m21 15.5-4.5-4.5-8 8.5" />
  </Icon>
);
