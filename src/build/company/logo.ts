import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize, type PluginConfig } from 'svgo';
import { displayPath } from '../files.ts';

/** A shape of one color on a square of 64 × 64, as `widgets/company/logo.ts` has them. */
export type Shape = { tone: string; path: string };

/** The background of a logo from `logo.svg`: its colors were chosen for white, which not every background is. */
export const plate: Shape = { tone: '#ffffff', path: 'M0 0h64v64H0Z' };

/** The side of the square that every logo is drawn on, and the margin that stays free in it. */
const side = 64;
const margin = 4;

/** The file that replaces `logo.ts`, if the company has one. */
export function logoFile(folder: string): string | undefined {
  const file = join(folder, 'logo.svg');
  return existsSync(file) ? file : undefined;
}

/** The reason why the logo file cannot be used; empty if it can or if there is none. */
export function logoErrors(folder: string): string[] {
  const file = logoFile(folder);
  const read = file && readSvgLogo(readFileSync(file, 'utf8'));
  if (!file || Array.isArray(read)) return [];
  return [
    `${displayPath(file)}: The logo cannot be used. ${read}. Or delete the file and draw the logo in logo.ts.`,
  ];
}

/** Reads a flat SVG drawing as shapes on a square of 64 × 64. Returns a message if it contains anything else. */
export function readSvgLogo(source: string): Shape[] | string {
  const shapes: Shape[] = [];
  const errors: string[] = [];
  let toSquare: string | undefined;
  const place = step((name, attributes, isRoot) => {
    if (isRoot && name === 'svg') toSquare = transformOf(attributes.viewBox);
    else if (name === 'path') attributes.transform = `${toSquare} ${attributes.transform ?? ''}`;
  });
  const collect = step((name, { d, fill, stroke = 'none', transform, class: className }, isRoot) => {
    if (isRoot || name === 'title' || name === 'desc' || (name === 'g' && !fill && !transform)) return;
    const isPlain =
      name === 'path' && /^#/.test(fill ?? '#') && stroke === 'none' && !transform && !className;
    if (isPlain) shapes.push({ tone: fill ?? '#000000', path: String(d) });
    else
      errors.push(
        `<${name}> is not a flat shape. Save it as plain SVG with only path, circle, ellipse, polygon and rect without rx, each with a fill such as #0f6b3a`,
      );
  });
  try {
    const plugins: PluginConfig[] = [
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      ...(['convertStyleToAttrs', 'cleanupIds'] as const),
      { name: 'convertColors', params: { shorthex: false, shortname: false } },
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      'moveGroupAttrsToElems',
      place,
      { name: 'convertPathData', params: { floatPrecision: 2 } },
      collect,
    ];
    optimize(source, { plugins });
  } catch {
    toSquare = undefined;
  }
  if (!toSquare) return 'It is not an SVG image with a viewBox. Save it as plain SVG';
  return errors[0] ?? (shapes.length ? shapes : 'It contains no shapes. Add at least one');
}

type Visit = (name: string, attributes: Record<string, string>, isRoot: boolean) => void;

/** A plugin of SVGO that visits every element. */
const step = (visit: Visit): PluginConfig => ({
  name: 'step',
  fn: () => ({
    element: { enter: ({ name, attributes }, parent) => visit(name, attributes, parent.type === 'root') },
  }),
});

/** Moves and scales a drawing to the square; undefined if it has no `viewBox`. */
function transformOf(viewBox = ''): string | undefined {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) return undefined;
  const scale = (side - 2 * margin) / Math.max(width, height);
  const [x, y] = [(side - width * scale) / 2, (side - height * scale) / 2];
  return `translate(${x} ${y}) scale(${scale}) translate(${-left} ${-top})`;
}
