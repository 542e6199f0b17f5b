import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';
import { company } from '../../src/build/company/company-plugin.ts';
import { photograph, readWithJsqr, readWithZxing, type Shot } from '../support/camera.ts';
import { measureCode } from '../support/qr.ts';
import type { Table } from './tools.ts';

type Codes = typeof import('./camera-codes.tsx');

const pixelRatios = [1, 2, 3];
/** Distances and hands: near and still, at an angle, in a dark room. The staff card is held nearer than the company card. */
const shots: Shot[] = [
  { scale: 1.3, tilt: 10, blur: 0.5, noise: 4 },
  { scale: 1.6, tilt: 25, blur: 0.5, noise: 6 },
  { scale: 1.6, tilt: 15, blur: 0.7, noise: 12 },
];
const nearer = 1.6;

/** The QR codes of both cards in a simulated camera. */
export async function bench(): Promise<Table> {
  const file = fileURLToPath(new URL('camera-codes.tsx', import.meta.url));
  const plugins = [company(), react()];
  const { module } = await runnerImport<Codes>(file, { configFile: false, logLevel: 'error', plugins });
  const rows: string[][] = [];
  for (const { card, language, text, ours, plain } of module.codes) {
    const read = (drawing: (pixelRatio: number) => string) =>
      Promise.all(pixelRatios.map((pixelRatio) => reads(drawing(pixelRatio), pixelRatio, card, text)));
    const [own, other] = [await read(ours), await read(() => plain)];
    const cells = pixelRatios.flatMap((_, at) => [own[at] ?? '', other[at] ?? '']);
    const bytes = new TextEncoder().encode(text).length;
    rows.push([`${card} ${language}`, String(bytes), measureCode(ours(3)).module.toFixed(2), ...cells]);
  }
  return {
    title: `QR codes in a simulated camera: pictures read by ZXing / jsQR of ${shots.length}, ours and plain (black, level M, margin inside, no logo)`,
    columns: [
      ...['card', 'bytes', 'CSS px per module'],
      ...pixelRatios.flatMap((pixelRatio) => [`ours at ${pixelRatio} ×`, 'plain']),
    ],
    rows,
  };
}

/** How many pictures of a code each reader reads correctly. */
async function reads(svg: string, pixelRatio: number, card: string, text: string): Promise<string> {
  const count = { zxing: 0, jsqr: 0 };
  for (const [seed, shot] of shots.entries()) {
    const scale = card === 'staff' ? shot.scale * nearer : shot.scale;
    const picture = await photograph(svg, pixelRatio, { ...shot, scale }, seed + 1);
    if ((await readWithZxing(picture)) === text) count.zxing++;
    if (readWithJsqr(picture) === text) count.jsqr++;
  }
  return `${count.zxing} / ${count.jsqr}`;
}
