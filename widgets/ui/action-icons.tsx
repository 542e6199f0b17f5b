import { icon } from './icons.tsx';

// Icons of parts that load later. The icons of the first view are in `icons.tsx`.

export const PhoneIcon = icon(
  <path d="M6.5 3h2.7l1.6 4.7-2.2 1.7a13 13 0 0 0 6 6l1.7-2.2 4.7 1.6v2.7a2.5 2.5 0 0 1-2.7 2.5A16.5 16.5 0 0 1 4 5.7 2.5 2.5 0 0 1 6.5 3Z" />,
);

export const MailIcon = icon(
  <rect x="2.5" y="5" width="19" height="14" rx="2" />,
  <path d="m3.5 7 8.5 6 8.5-6" />,
);

export const DownloadIcon = icon(
  <path d="M12 3.5v11.5M7 10.5l5 5 5-5M3.5 15.5V19a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2v-3.5" />,
);

export const PrintIcon = icon(
  <path d="M7 8.5V3.5h10v5M7 17.5H4.5A1.5 1.5 0 0 1 3 16v-6a1.5 1.5 0 0 1 1.5-1.5h15A1.5 1.5 0 0 1 21 10v6a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6.5H7z" />,
);
export const QrIcon = icon(
  <path d="M3.5 3.5h6v6h-6zM14.5 3.5h6v6h-6zM3.5 14.5h6v6h-6zM14 14h2.5v2.5M20.5 14v3M14 20.5h3M20.5 20.5v.1" />,
);

export const PersonIcon = icon(<circle cx="12" cy="8" r="4.75" />, <path d="M20.5 21a8.5 8.5 0 0 0-17 0" />);

export const PhotoIcon = icon(
  <rect x="3" y="4.5" width="18" height="15" rx="2" />,
  <circle cx="8.5" cy="10" r="1.75" />,
  <path d="m21 15.5-4.5-4.5-8 8.5" />,
);

export const BubbleIcon = icon(
  <path d="M4.5 4.5h15a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H11L6.5 20v-3.5h-2A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5h.1M12 10.5h.1M16 10.5h.1" />,
);

export const DoneIcon = icon(<circle cx="12" cy="12" r="9.5" />, <path d="m7.8 12.3 3 3 5.4-6" />);

export const EditIcon = icon(
  <path d="M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19 4 20ZM14 6.5l3.5 3.5" />,
);
