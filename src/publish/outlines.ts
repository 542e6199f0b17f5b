type Point = [x: number, y: number];

/** Specks that are left where two colours meet, in steps of the grid squared. */
const speck = 12;

/**
 * The outlines of all that is inside, holes turning the other way round.
 * @param inside asked for each square of a grid of `size` × `size`
 * @param tolerance how far a line may lie from the squares that it goes along, in steps of the grid
 * @param step so many steps are one unit of the path
 * @returns the `d` of an SVG path
 */
export function outlines(
  inside: (x: number, y: number) => boolean,
  size: number,
  tolerance: number,
  step: number,
): string {
  return loops(inside, size)
    .filter((loop) => Math.abs(area(loop)) >= speck)
    .map((loop) => written(simplified(loop, tolerance), step))
    .join('');
}

/** Walks along every border, what is inside on the right; a corner is the middle of a side, so slopes are smooth. */
function loops(inside: (x: number, y: number) => boolean, size: number): Point[][] {
  const next = new Map<number, number[]>();
  const at = (x: number, y: number) => y * (size + 1) + x;
  const side = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to]);
  const filled = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size && inside(x, y);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!filled(x, y)) continue;
      if (!filled(x, y - 1)) side(at(x, y), at(x + 1, y));
      if (!filled(x + 1, y)) side(at(x + 1, y), at(x + 1, y + 1));
      if (!filled(x, y + 1)) side(at(x + 1, y + 1), at(x, y + 1));
      if (!filled(x - 1, y)) side(at(x, y + 1), at(x, y));
    }
  }
  const found: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    for (let from = start; ; ) {
      const to = next.get(from)?.pop();
      if (to === undefined) break;
      const [x1, y1, x2, y2] = [from, to].flatMap((one) => [one % (size + 1), Math.floor(one / (size + 1))]);
      loop.push([((x1 ?? 0) + (x2 ?? 0)) / 2, ((y1 ?? 0) + (y2 ?? 0)) / 2]);
      from = to;
    }
    if (loop.length > 3) found.push(loop);
  }
  return found;
}

function area(loop: Point[]): number {
  return loop.reduce((sum, [x, y], index) => {
    const [x2, y2] = loop[(index + 1) % loop.length] as Point;
    return sum + (x * y2 - x2 * y) / 2;
  }, 0);
}

/** Ramer, Douglas and Peucker's way, from two points that are far apart. */
function simplified(loop: Point[], tolerance: number): Point[] {
  const [first] = loop as [Point];
  const distances = loop.map(([x, y]) => Math.hypot(x - first[0], y - first[1]));
  const opposite = distances.indexOf(Math.max(...distances));
  const there = kept(loop.slice(0, opposite + 1), tolerance);
  const back = kept([...loop.slice(opposite), first], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function kept(line: Point[], tolerance: number): Point[] {
  const [from, to] = [line[0], line[line.length - 1]] as [Point, Point];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  let [farthest, index] = [tolerance, 0];
  for (let at = 1; at < line.length - 1; at++) {
    const [x, y] = line[at] as Point;
    const distance = Math.abs(dy * (x - from[0]) - dx * (y - from[1])) / length;
    if (distance > farthest) [farthest, index] = [distance, at];
  }
  if (!index) return [from, to];
  return [...kept(line.slice(0, index + 1), tolerance).slice(0, -1), ...kept(line.slice(index), tolerance)];
}

/** In tenths of a unit, each point as its way from the one before. */
function written(loop: Point[], step: number): string {
  const tenths = loop.map(([x, y]) => [Math.round((x / step) * 10), Math.round((y / step) * 10)] as Point);
  const text = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');
  return tenths
    .map(([x, y], at) => {
      const [x0, y0] = at ? (tenths[at - 1] as Point) : [0, 0];
      return `${at ? (at > 1 ? ' ' : 'l') : 'M'}${text(x - x0)} ${text(y - y0)}`;
    })
    .join('')
    .replace(/ (?=-)/g, '')
    .concat('Z');
}
