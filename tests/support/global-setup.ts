import { missing } from './debian.ts';

/** Runs once before the browser tests. Without the fonts of phones, lines break elsewhere. */
export default function globalSetup(): void {
  const fonts = ['fontconfig', 'fonts-noto-core', 'fonts-noto-cjk'];
  const check = 'fc-list | grep -q NotoSansCJK && fc-list | grep -q NotoSansArabic';
  const reason = missing(fonts, check);
  if (reason) console.warn(`Without fonts, lines may break elsewhere. ${reason}`);
}
