// `legible.ts` has similar functions, but it is loaded with React, and the doctor also works where React cannot load.

/** Any opaque CSS color as numbers up to 255. */
export function rgb(probe: HTMLElement, colour: string): number[] {
  probe.style.color = `color-mix(in srgb, ${colour}, ${colour})`;
  const { color } = getComputedStyle(probe);
  probe.style.color = '';
  const most = color.startsWith('rgb') ? 1 : 255;
  return (color.match(/-?\d[\d.e-]*/g) ?? []).slice(0, 3).map((part) => Number(part) * most);
}

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: number[], other: number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: number[]): number {
  const weights = [0.2126, 0.7152, 0.0722];
  return weights.reduce((sum, weight, at) => {
    const part = (colour[at] ?? 0) / 255;
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
}
