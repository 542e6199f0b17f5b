/** True if the visitor asked for less data (Save-Data). Only Chromium reports it. */
export function savesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}
