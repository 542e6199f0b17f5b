/** Whether React has taken an element over, as an expression; React leaves its mark on what it owns. */
export function hydrated(element: string): string {
  return `Object.keys(${element} ?? {}).some((key) => key.startsWith('__reactProps'))`;
}
