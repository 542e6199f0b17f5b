import { crc32 } from 'node:zlib';

/** No compression, and names in UTF-8. */
const stored = [0x0800, 2, 0, 2] as const;
/** The first day that the format knows, at midnight. */
const noTime = [0, 2, 0x0021, 2] as const;
/** What `unzip` gives the file on Unix: to be read by all and written by its owner. */
const rights = 0o100644 * 0x10000;

/**
 * A ZIP archive (PKWARE, APPNOTE 6.3). It holds the files as they are and neither time nor owner, so that the same
 * files are the same bytes on every machine: what a compressor writes differs from one version of it to the next.
 */
export function zip(files: [name: string, bytes: Buffer][]): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of files) {
    const path = Buffer.from(name);
    const sizes = [crc32(bytes), 4, bytes.length, 4, bytes.length, 4, path.length, 2, 0, 2] as const;
    const entry = [numbers(0x04034b50, 4, 10, 2, ...stored, ...noTime, ...sizes), path, bytes];
    const made = numbers(0x02014b50, 4, 0x0314, 2, 10, 2, ...stored, ...noTime, ...sizes);
    directory.push(made, numbers(0, 2, 0, 2, 0, 2, rights, 4, at, 4), path);
    entries.push(...entry);
    at += length(entry);
  }
  const counts = [0, 2, 0, 2, files.length, 2, files.length, 2] as const;
  const end = numbers(0x06054b50, 4, ...counts, length(directory), 4, at, 4, 0, 2);
  return Buffer.concat([...entries, ...directory, end]);
}

/** Each number with its width in octets behind it, the lowest octet first. */
function numbers(...pairs: number[]): Buffer {
  const widths = pairs.filter((_, index) => index % 2);
  const buffer = Buffer.alloc(widths.reduce((sum, width) => sum + width, 0));
  let at = 0;
  for (const [index, width] of widths.entries()) at = buffer.writeUIntLE(pairs[2 * index] ?? 0, at, width);
  return buffer;
}

function length(buffers: Buffer[]): number {
  return buffers.reduce((sum, buffer) => sum + buffer.length, 0);
}
