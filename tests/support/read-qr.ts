import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/**
 * The text that ZXing reads from the SVG of a QR code.
 * @param pixelRatio device pixels per CSS pixel of the screen that shows it
 */
export async function readQr(svg: string, pixelRatio: number): Promise<string | undefined> {
  const image = svg.replace(/<svg(?! xmlns)/, '<svg xmlns="http://www.w3.org/2000/svg"');
  const screen = sharp(Buffer.from(image), { density: 72 * pixelRatio }).flatten({ background: '#fff' });
  const { data, info } = await screen.png().toBuffer({ resolveWithObject: true });
  // A camera has more pixels than the screen.
  const seen = sharp(data)
    .resize(info.width * 3, null, { kernel: 'nearest' })
    .png();
  // By default, it downloads this file.
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  const [code] = await readBarcodes(await seen.toBuffer(), { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return code?.text;
}
