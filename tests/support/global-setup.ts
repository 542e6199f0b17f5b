import { ensureFonts } from './chromium.ts';

/** Runs once before the browser tests. */
export default function globalSetup(): void {
  ensureFonts();
}
