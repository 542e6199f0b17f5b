import { ensureWorks } from './debian.ts';

/** Runs once before the browser tests. Without the fonts of phones, lines break elsewhere. */
export default function globalSetup(): void {
  const fonts = ['fontconfig', 'fonts-noto-core', 'fonts-noto-cjk'];
  if (!ensureWorks(['sh', '-c', 'fc-list | grep -q NotoSansCJK && fc-list | grep -q NotoSansArabic'], fonts))
    console.warn(`Fonts are missing, so lines may break elsewhere: apt-get install ${fonts.join(' ')}`);
}
