import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { ensure } from '../support/debian.ts';

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

const zbarThere = ensure('zbarimg', ['zbar-tools']);

/** Says what the codes of a picture say. */
type Scanner = (png: Buffer) => Promise<string[]>;

/** The programs that phones and web pages read codes with; zbar only where Debian's can be had. */
export const scanners: Record<string, Scanner> = {
  ...(zbarThere && {
    zbar: async (png) => {
      const { status, stdout } = spawnSync('zbarimg', ['-q', '--raw', '-Sdisable', '-Sqrcode.enable', '-'], {
        input: png,
      });
      const said = stdout.toString('utf8').replace(/\n$/, '');
      return status === 0 ? said.split(/\n(?=BEGIN:VCARD|https?:)/) : [];
    },
  }),
  zxing: async (png) => {
    const found = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'], tryHarder: true });
    return found.map(({ text }) => text);
  },
  jsQR: async (png) => {
    const { width, height, data } = PNG.sync.read(png);
    return [jsQR(new Uint8ClampedArray(data), width, height)?.data ?? ''];
  },
};

/** Which of the scanners read exactly that text from a picture. */
export async function scannedBy(png: Buffer, text: string): Promise<string[]> {
  const names: string[] = [];
  for (const [name, scan] of Object.entries(scanners)) if ((await scan(png)).includes(text)) names.push(name);
  return names;
}
