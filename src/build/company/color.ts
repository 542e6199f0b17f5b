/** Linear light, red, green and blue from 0 to 1. */
type Light = [number, number, number];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const encoded = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

function lightOf(hex: string): Light {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function hexOf(light: Light): string {
  const bytes = light.map((one) => Math.round(encoded(Math.min(1, Math.max(0, one))) * 255));
  return `#${Buffer.from(bytes).toString('hex')}`;
}

/** WCAG 2, relative luminance. */
const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [one, other].map((hex) => luminance(lightOf(hex))).sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Oklab (Ottosson 2020) in polar form: lightness, chroma, hue in radians. */
function oklch(hex: string): { l: number; c: number; h: number } {
  const [r, g, b] = lightOf(hex);
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
  const d = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  return {
    l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    c: Math.hypot(a, d),
    h: Math.atan2(d, a),
  };
}

function fromOklch(l: number, c: number, h: number): Light {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const inGamut = (light: Light) => light.every((one) => one >= -0.0005 && one <= 1.0005);

/** A color of a hue that is exactly so bright, as strong as screens can show it up to a chroma. */
function withLuminance(wanted: number, chroma: number, hue: number): string {
  for (let c = chroma; ; c = Math.max(0, c - 0.004)) {
    let [low, high] = [0, 1];
    for (let step = 0; step < 30; step++) {
      const l = (low + high) / 2;
      if (luminance(fromOklch(l, c, hue)) < wanted) low = l;
      else high = l;
    }
    const light = fromOklch(low, c, hue);
    if (inGamut(light) || c === 0) return hexOf(light);
  }
}

/**
 * What a tone of one brand is in another: as bright as it was, so that no contrast changes, with the hue of the
 * other and its strength in proportion.
 */
export function toBrand(tone: string, from: string, to: string): string {
  const [was, now, own] = [oklch(from), oklch(to), oklch(tone)];
  const turned = own.h - was.h + now.h;
  return withLuminance(luminance(lightOf(tone)), (own.c * now.c) / was.c, turned);
}

/** The nearest tone of a color that has a contrast with a ground, darker or brighter than it. */
export function readableColor(hex: string, ground: string, least = 4.5): string {
  const { c, h } = oklch(hex);
  const backgroundLuminance = luminance(lightOf(ground));
  const dark = (backgroundLuminance + 0.05) / (least + 0.03) - 0.05;
  return withLuminance(dark > 0 ? dark : (backgroundLuminance + 0.05) * (least + 0.03) - 0.05, c, h);
}
