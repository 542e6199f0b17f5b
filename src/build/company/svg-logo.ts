import type { Shape } from './logo-shape.ts';

/** The side of the square that every logo is drawn on, and the margin that stays free in it. */
const side = 64;
const margin = 4;

/** Rounded to hundredths, as short as SVG allows. */
const short = (value: number) => String(Math.round(value * 100) / 100);

type Attributes = Record<string, string>;

/**
 * Reads a flat SVG drawing as shapes on a square of 64 × 64.
 * @param source text of the SVG file
 * @returns the shapes; a message if the file contains anything else
 */
export function readSvgLogo(source: string): Shape[] | string {
  const tags = Array.from(
    source
      .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/gi, '')
      .matchAll(/<([a-z]\w*)([^>]*?)\/?>/gi),
    ([, name = '', rest = '']) => ({ name, attributes: attributesIn(rest) }),
  );
  const [root, ...inside] = tags;
  const box =
    root?.attributes.viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = box;
  if (root?.name !== 'svg' || box.length !== 4 || !(width > 0 && height > 0))
    return 'It is not an SVG image with a viewBox. Save it as plain SVG';
  const drawn = inside.filter(({ name }) => !['title', 'desc', 'g'].includes(name));
  if (!drawn.length) return 'It contains no shapes. Add at least one';
  const scale = (side - 2 * margin) / Math.max(width, height);
  const x = (side - width * scale) / 2 - left * scale;
  const y = (side - height * scale) / 2 - top * scale;
  const shapes: Shape[] = [];
  for (const { name, attributes } of inside) {
    if (['title', 'desc'].includes(name)) continue;
    if (attributes.transform || attributes.style || attributes.class || (name === 'g' && attributes.fill))
      return `<${name}> has a transform, style or class. Save it as plain SVG with a fill on each shape`;
    if (name === 'g') continue;
    const path = pathOf(name, attributes);
    if (!path) return `It contains <${name}>. Use only path, circle, ellipse, rect and polygon`;
    const tone = hex(attributes.fill ?? '#000000');
    if (!tone || attributes.stroke)
      return `<${name}> has a stroke, a gradient or no plain color. Set a fill such as #0f6b3a`;
    shapes.push({ tone, path: moved(path, scale, x, y) });
  }
  return shapes;
}

function attributesIn(text: string): Attributes {
  return Object.fromEntries(
    Array.from(text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, name, double, single]) => [
      name,
      double ?? single ?? '',
    ]),
  );
}

/** A color as `#rrggbb`. */
function hex(fill: string): string | undefined {
  const [, digits = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(fill.trim()) ?? [];
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

/** The outline of a basic shape as path data. */
function pathOf(name: string, attributes: Attributes): string | undefined {
  const number = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'path') return attributes.d;
  if (name === 'polygon') return `M${attributes.points}Z`;
  if (name === 'rect') {
    const [width, height] = [number('width'), number('height')];
    return `M${number('x')} ${number('y')}h${width}v${height}h${-width}Z`;
  }
  if (name !== 'circle' && name !== 'ellipse') return undefined;
  const rx = number(name === 'circle' ? 'r' : 'rx');
  const ry = number(name === 'circle' ? 'r' : 'ry');
  const arc = (to: number) => `a${rx} ${ry} 0 1 0 ${to} 0`;
  return `M${number('cx') - rx} ${number('cy')}${arc(2 * rx)}${arc(-2 * rx)}Z`;
}

/** Arguments of each path command: `x` and `y` are coordinates, `l` lengths, `n` stays as it is, `f` is a flag. */
const commands: Record<string, string> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'llnffxy',
  z: '',
};

/** Path data, scaled and then moved. */
function moved(path: string, scale: number, x: number, y: number): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, given: string) => {
    const kinds = commands[command.toLowerCase()] ?? '';
    const absolute = command !== command.toLowerCase();
    let rest = given;
    const values: string[] = [];
    for (let index = 0; kinds && /\d/.test(rest); index++) {
      const kind = kinds[index % kinds.length];
      const number = kind === 'f' ? /[01]/ : /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i;
      const [text = '0'] = number.exec(rest) ?? [];
      rest = rest.slice(rest.indexOf(text) + text.length);
      const offset = absolute ? { x, y }[kind ?? ''] : undefined;
      const value = Number(text);
      values.push(kind === 'f' || kind === 'n' ? text : short(value * scale + (offset ?? 0)));
    }
    return command + values.join(' ');
  });
}
