import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** A file as `setInputFiles` takes it. */
export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

const file = (name: string, mimeType: string, buffer: Buffer): PhotoFile => ({ name, mimeType, buffer });

/** A picture whose left half is red and whose right half is blue, encoded by the browser itself. */
async function encoded(page: Page, type: string, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([type, width, height]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = '#f00';
      context.fillRect(0, 0, width / 2, height);
      context.fillStyle = '#00f';
      context.fillRect(width / 2, 0, width / 2, height);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
      const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [type, width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** Puts an EXIF block with an orientation right behind the start of a JPEG. */
function turned(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from(
    '4949 2a00 0800 0000 0100 1201 0300 0100 0000 0000 0000 0000 0000'.replace(/ /g, ''),
    'hex',
  );
  tiff.writeUInt16LE(orientation, 18);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** A PNG of one grey, written by hand: no encoder takes 16000 × 16000. */
function hugePng(edge: number): Buffer {
  const table = Array.from({ length: 256 }, (_, start) => {
    let value = start;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value >>> 0;
  });
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    let sum = 0xffffffff;
    for (const byte of body) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((edge / 8 + 1) * edge));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Two by two pixels of a table of two colours: the codes clear, 0, 1, “0 1”, end (GIF 89a, appendix F). */
const gif = Buffer.from(
  '474946383961 02000200800000 ff00000000ff 2c000000000200020000 0202445c00 3b'.replace(/ /g, ''),
  'hex',
);

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="top.hacked = 1">
  <script>top.hacked = 1; fetch('/hacked')</script>
  <rect width="20" height="20" fill="#f00"/><rect x="20" width="20" height="20" fill="#00f"/>
</svg>`;

/** Real files, by what they are. */
export async function photoFiles(page: Page) {
  const [png, jpeg, webp, large] = await Promise.all([
    encoded(page, 'image/png', 200, 100),
    encoded(page, 'image/jpeg', 200, 100),
    encoded(page, 'image/webp', 200, 100),
    encoded(page, 'image/jpeg', 4000, 3000),
  ]);
  return {
    png: file('a.png', 'image/png', png),
    jpeg: file('a.jpg', 'image/jpeg', jpeg),
    webp: file('a.webp', 'image/webp', webp),
    gif: file('a.gif', 'image/gif', gif),
    svg: file('a.svg', 'image/svg+xml', Buffer.from(svg)),
    'JPEG of 12 megapixels': file('b.jpg', 'image/jpeg', large),
    'JPEG turned by EXIF 6': file('c.jpg', 'image/jpeg', turned(jpeg, 6)),
    'JPEG of 12 megapixels turned by EXIF 6': file('d.jpg', 'image/jpeg', turned(large, 6)),
    'empty file': file('e.png', 'image/png', Buffer.alloc(0)),
    'text by the name of a picture': file('f.png', 'image/png', Buffer.from('not a picture\n'.repeat(20))),
    'document by the name of a document': file('g.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF')),
    'PNG cut short': file('h.png', 'image/png', png.subarray(0, png.length / 2)),
    'JPEG cut short': file('i.jpg', 'image/jpeg', large.subarray(0, large.length / 2)),
    'PNG of 16000 × 16000': file('j.png', 'image/png', hugePng(16_000)),
  };
}
