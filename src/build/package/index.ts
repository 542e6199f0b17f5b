/** Registers the tags in this browser, once; nothing on a server. Their code comes when one is near the screen. */
export async function defineElements(): Promise<void> {
  if (typeof document !== 'undefined') await import('../../../widgets/embed.ts');
}
