import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';
import { company } from '../../src/build/company/company-plugin.ts';
import { photograph, readWithJsqr, readWithZxing, type Shot } from '../support/camera.ts';
import { measureCode } from '../support/qr.ts';
import type { Table } from './tools.ts';

type Codes = typeof import('./camera-codes.tsx');

/** Device pixels per CSS pixel: computers, Windows at 150 %, phones. The unit test has more. */
const pixelRatios = [1, 1.5, 3];
const plainRatio = 3;
/** How the phone is held: at an angle, and twice as people do, in less light. */
const hands: Omit<Shot, 'scale'>[] = [
  { tilt: 15, blur: 0.45, photons: 2500 },
  { tilt: 10, blur: 0.5, photons: 1200 },
  { tilt: 20, blur: 0.5, photons: 600 },
];
/** Pixels of the sensor per CSS pixel. The staff card is held nearer: 21 and 15 cm from a computer. */
const scales = { company: [1.25, 1.7], staff: [2, 2.7] };
const shots = hands.length * scales.staff.length;

/** The QR codes of both cards in a simulated camera. */
export async function bench(): Promise<Table> {
  const file = fileURLToPath(new URL('camera-codes.tsx', import.meta.url));
  const plugins = [company(), react()];
  const { module } = await runnerImport<Codes>(file, { configFile: false, logLevel: 'error', plugins });
  const rows: string[][] = [];
  for (const { name, card, text, ours, plain } of module.codes) {
    const own = pixelRatios.map((pixelRatio) => reads(ours(pixelRatio), pixelRatio, card, text));
    const cells = await Promise.all([...own, reads(plain, plainRatio, card, text)]);
    const bytes = new TextEncoder().encode(text).length;
    rows.push([name, String(bytes), measureCode(ours(3)).module.toFixed(2), ...cells]);
  }
  return {
    title: `QR codes in a simulated camera: pictures read by ZXing / jsQR of ${shots}, ours and plain (black, level M, margin inside, no logo)`,
    columns: [
      ...['card', 'bytes', 'CSS px per module'],
      ...pixelRatios.map((pixelRatio) => `ours at ${pixelRatio} ×`),
      `plain at ${plainRatio} ×`,
    ],
    rows,
  };
}

/** How many pictures of a code each reader reads correctly. */
async function reads(
  svg: string,
  pixelRatio: number,
  card: keyof typeof scales,
  text: string,
): Promise<string> {
  const count = { zxing: 0, jsqr: 0 };
  const all = scales[card].flatMap((scale) => hands.map((hand) => ({ ...hand, scale })));
  for (const [seed, shot] of all.entries()) {
    const picture = await photograph(svg, pixelRatio, shot, seed + 1);
    if ((await readWithZxing(picture)) === text) count.zxing++;
    if (readWithJsqr(picture) === text) count.jsqr++;
  }
  return `${count.zxing} / ${count.jsqr}`;
}
