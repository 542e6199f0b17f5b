/** Reads the drawing of a QR code. @returns in CSS pixels: its edge with and without the quiet zone, and one module */
export function measureCode(svg: string) {
  const edge = Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
  const [start = 0, , width = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  // The first path is the code. A logo has paths of its own.
  const code = /<path d="([^"]+)"/.exec(svg)?.[1] ?? '';
  const runs = [...code.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
  const first = Math.min(...runs.flatMap(([x = 0, y = 0]) => [x, y]));
  const last = Math.max(...runs.map(([x = 0, , length = 0]) => x + length));
  const module = edge / width;
  const margins = [first - start, start + width - last].map((modules) => modules * module);
  return { edge, module, modules: last - first, size: (last - first) * module, margin: Math.min(...margins) };
}
