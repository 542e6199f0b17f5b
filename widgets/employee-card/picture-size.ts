/** What the first bytes of a file say it is, and how many pixels it has. */
export type PictureHead = { format: string; width: number; height: number };

/** How many bytes from the start are needed: a JPEG's size stands behind its metadata. */
export const headLength = 1 << 20;

/**
 * Reads the size of a picture without decoding it: decoding 256 megapixels takes a gigabyte.
 * @returns undefined when the bytes are of no format known here; zeros when only the size is unknown
 */
export function pictureHead(bytes: Uint8Array): PictureHead | undefined {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const says = (at: number, sign: string) => latin1(bytes, at, sign.length) === sign;
  try {
    if (says(0, '\x89PNG')) return { format: 'png', width: data.getUint32(16), height: data.getUint32(20) };
    if (says(0, '\xFF\xD8\xFF')) return { format: 'jpeg', ...jpegSize(data) };
    if (says(0, 'GIF8'))
      return { format: 'gif', width: data.getUint16(6, true), height: data.getUint16(8, true) };
    if (says(0, 'RIFF') && says(8, 'WEBP'))
      return { format: 'webp', ...webpSize(data, latin1(bytes, 12, 4)) };
    if (says(0, 'BM')) {
      const height = Math.abs(data.getInt32(22, true));
      return { format: 'bmp', width: Math.abs(data.getInt32(18, true)), height };
    }
    if (says(4, 'ftyp')) return { format: 'heif', ...heifSize(bytes, data) };
  } catch {
    // Shorter than its own head: whoever decodes it will say so.
    return { format: 'cut', width: 0, height: 0 };
  }
  return undefined;
}

function latin1(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** Goes from marker to marker up to the start of frame, SOF0 to SOF15 (ITU-T T.81, annex B). */
function jpegSize(data: DataView): { width: number; height: number } {
  for (let at = 2; at + 9 < data.byteLength; at += 2 + data.getUint16(at + 2)) {
    const marker = data.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: data.getUint16(at + 7), height: data.getUint16(at + 5) };
  }
  return { width: 0, height: 0 };
}

function webpSize(data: DataView, chunk: string): { width: number; height: number } {
  const uint24 = (at: number) => data.getUint16(at, true) + (data.getUint8(at + 2) << 16);
  if (chunk === 'VP8X') return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (chunk === 'VP8L') {
    const bits = data.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
}

/** HEIC and AVIF: the largest of the sizes that `ispe` boxes name, since tiles have boxes of their own. */
function heifSize(bytes: Uint8Array, data: DataView): { width: number; height: number } {
  const found = { width: 0, height: 0 };
  for (let at = 12; at + 16 < Math.min(bytes.length, 65_536); at++) {
    if (bytes[at] !== 0x69 || latin1(bytes, at, 4) !== 'ispe') continue;
    found.width = Math.max(found.width, data.getUint32(at + 8));
    found.height = Math.max(found.height, data.getUint32(at + 12));
  }
  return found;
}
