import { useRef, useState } from 'react';
import { repeatAfterBack } from '../element/loading.ts';

/** A portrait as a square canvas. A canvas needs no URL, so no content security policy blocks it. */
export type Photo = HTMLCanvasElement;

/** Reasons for rejecting a file: the browser cannot decode it as an image, cannot read it, or it is too large. */
type PhotoProblem = 'notImage' | 'unreadable' | 'tooLarge';

/** Edge in pixels: 88 CSS pixels at five times the density. */
const edge = 480;
/** In bytes. Photos of current phones are smaller; decoding larger ones takes too much memory. */
export const largestPhoto = 30_000_000;
/** Formats that an image element may decode where `createImageBitmap` cannot. */
const imageElementTypes = ['image/svg+xml', 'image/heic', 'image/heif'];

/** The chosen photo, and the reason if the last file was rejected. A rejected file does not replace the photo. */
export function usePhoto() {
  const latest = useRef<Promise<Photo | PhotoProblem>>(undefined);
  const [photo, setPhoto] = useState<Photo>();
  const [problem, setProblem] = useState<PhotoProblem>();
  const [isReading, setReading] = useState(false);
  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const reading = repeatAfterBack(() => readPhoto(file));
    latest.current = reading;
    setReading(true);
    const result = await reading;
    // A later file may be read faster.
    if (reading !== latest.current) return;
    setReading(false);
    // Otherwise the browser ignores the same file, also if it has changed on the disk.
    input.value = '';
    if (typeof result === 'string') return setProblem(result);
    setProblem(undefined);
    setPhoto(result);
  };
  return { photo, problem, isReading, choose, latest };
}

/**
 * Reads an image file as a portrait: rotated by its EXIF orientation, cropped to a square, scaled down. Nothing leaves
 * the page. Never throws.
 */
async function readPhoto(file: File): Promise<Photo | PhotoProblem> {
  if (file.size > largestPhoto) return 'tooLarge';
  try {
    return await fromBitmap(file);
  } catch {
    // The file is in a cloud, and the app of that cloud does not hand it over.
    const start = file.slice(0, 1).arrayBuffer();
    const isReadable = await start.then(Boolean, () => false);
    if (!isReadable) return 'unreadable';
    if (!imageElementTypes.includes(file.type)) return 'notImage';
    return fromImageElement(file).catch(() => 'notImage');
  }
}

/** Decodes off the main thread. Rejects truncated files, which an image element would show. */
async function fromBitmap(file: File): Promise<Photo> {
  const bitmap = await createImageBitmap(file);
  try {
    return square(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

/** Scripts in an SVG do not run in an image element. Needs `img-src data:`. */
async function fromImageElement(file: File): Promise<Photo> {
  const image = new Image();
  image.src = await dataUrl(file);
  await image.decode();
  return square(image, image.naturalWidth || edge, image.naturalHeight || edge);
}

function square(image: CanvasImageSource, width: number, height: number): Photo {
  const canvas = document.createElement('canvas');
  const side = Math.min(width, height);
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas context.');
  context.imageSmoothingQuality = 'high';
  // Faces are above the middle of portrait photos.
  const top = Math.max(0, height - side) / 3;
  context.drawImage(image, (width - side) / 2, top, side, side, 0, 0, edge, edge);
  return canvas;
}

function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
