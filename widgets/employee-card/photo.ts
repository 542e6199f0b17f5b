import { headLength, pictureHead } from './picture-size.ts';

/** A portrait as a square canvas: it needs no address, so no policy of any page forbids it. */
export type Photo = HTMLCanvasElement;
export const photoProblems = ['notPicture', 'broken', 'huge'] as const;
export type PhotoProblem = (typeof photoProblems)[number];

/** The edge in pixels: 88 CSS pixels at three times the density, and 20 mm in print at 600 dots an inch. */
const edge = 480;
/** What phones take photos of; decoded it is 200 MB, which small phones still bear. */
export const mostMegapixels = 50;
/** A picture whose size nobody can tell beforehand, in bytes. */
const mostUnknown = 5_000_000;

/**
 * A file as a portrait: turned as its EXIF says, cut to a square from the middle, as small as a card needs.
 * Nothing leaves the page. Never throws.
 */
export async function readPhoto(file: File): Promise<Photo | PhotoProblem> {
  if (!file.size) return 'broken';
  try {
    // Most say how large they are at once; a JPEG may carry megabytes of metadata before that.
    let head = await headOf(file.slice(0, headLength));
    if (head && !head.width) head = await headOf(file);
    if (!head) return file.size > mostUnknown ? 'notPicture' : await withImageElement(file);
    if (!head.width || !head.height) return 'broken';
    if (head.width * head.height > mostMegapixels * 1e6) return 'huge';
    return await withBitmap(file, head.width, head.height).catch(() =>
      head.format === 'heif' ? withImageElement(file) : 'broken',
    );
  } catch {
    return 'notPicture';
  }
}

async function headOf(part: Blob) {
  return pictureHead(new Uint8Array(await part.arrayBuffer()));
}

/** Decodes beside the page's own thread, and refuses files that end too early, which an image element shows. */
async function withBitmap(file: File, width: number, height: number): Promise<Photo> {
  const shrink = Math.min(width, height) > 2 * edge;
  const bitmap = await createImageBitmap(
    file,
    shrink ? { resizeWidth: 2 * edge, resizeQuality: 'high' } : {},
  );
  try {
    return square(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

/** SVG and formats that only an image element knows; scripts in them do not run there. Needs `img-src data:`. */
async function withImageElement(file: File): Promise<Photo | PhotoProblem> {
  const image = new Image();
  image.src = await dataUrl(file);
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth * naturalHeight > mostMegapixels * 1e6) return 'huge';
  return square(image, naturalWidth || edge, naturalHeight || edge);
}

function square(picture: CanvasImageSource, width: number, height: number): Photo {
  const canvas = document.createElement('canvas');
  const side = Math.min(width, height);
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  // Faces are above the middle of upright photos.
  const above = Math.max(0, height - side) / 3;
  context.drawImage(picture, (width - side) / 2, above, side, side, 0, 0, edge, edge);
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
