/** Whether the visitor asked for less data (Save-Data); only Chromium says so. */
export function savesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}
