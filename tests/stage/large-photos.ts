import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensure } from '../support/debian.ts';

/** Whether a real HEIC, as iPhones write it, can be made here. */
export const heicThere = ensure('heif-enc', ['libheif-examples']);

/** The left half red and the right half blue, as raw pixels. */
function halves(width: number, height: number): ReturnType<typeof sharp> {
  const row = Buffer.alloc(width * 3);
  for (let x = 0; x < width; x++) row[x * 3 + (x < width / 2 ? 0 : 2)] = 255;
  return sharp(Buffer.concat(Array(height).fill(row)), { raw: { width, height, channels: 3 } });
}

/** Two pictures one after the other, of which the first is the portrait. */
async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  const second = sharp({ create: { width: 200, height: 100, channels: 3, background: '#0f0' } });
  const pictures = await Promise.all([halves(200, 100), second].map((one) => one.png().toBuffer()));
  const joined = sharp(pictures, { join: { animated: true } });
  return format === 'gif' ? joined.gif().toBuffer() : joined.webp({ lossless: true }).toBuffer();
}

/** A small JPEG that says it has 108 megapixels, behind a megabyte and a half of metadata. */
async function behindMetadata(): Promise<Buffer> {
  const jpeg = await halves(64, 64).jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(9000, frame + 5);
  jpeg.writeUInt16BE(12_000, frame + 7);
  const block = Buffer.alloc(65_535, 'x');
  block.writeUInt16BE(0xffe1, 0);
  block.writeUInt16BE(block.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), ...Array(24).fill(block), jpeg.subarray(2)]);
}

/** Real files as phones and chats have them, written into a folder, since 60 MB go by no other way; their paths. */
export async function largePhotos(folder: string) {
  const file = (name: string, bytes: Uint8Array) => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  const png = file('a.png', await halves(400, 300).png().toBuffer());
  const heic = join(folder, 'a.heic');
  if (heicThere) execFileSync('heif-enc', ['-q', '50', '-o', heic, png], { stdio: 'ignore' });
  const edge = 4480;
  const noise = sharp(randomBytes(edge * edge * 3), { raw: { width: edge, height: edge, channels: 3 } });
  return {
    png,
    heic,
    'animated GIF': file('a.gif', await animated('gif')),
    'animated WebP': file('a.webp', await animated('webp')),
    'PNG of 60 MB': file('b.png', await noise.png({ compressionLevel: 0 }).toBuffer()),
    'JPEG of 108 megapixels behind its metadata': file('b.jpg', await behindMetadata()),
  };
}
