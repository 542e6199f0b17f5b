/** Registers the elements once; does nothing on a server. An element loads its code when it nears the viewport. */
export async function defineElements(): Promise<void> {
  if (typeof document !== 'undefined') await import('../../../widgets/embed.ts');
}
