import { tones } from '#brand';
import { markOn } from '../cards/company-mark.tsx';
import type { QrPath } from '../cards/qr-path.ts';
import { readablePhone } from '../text/readable-phone.ts';
import type { Contact } from '../text/vcard.ts';
import { fitLines } from './fit-lines.ts';
import type { Photo } from './photo.ts';

/** A business card by ISO/IEC 7810 ID-1 customs in the region, millimetres; every length below is one too. */
export const paperSize = { width: 85, height: 55 };

const band = 12;
const gold = 0.8;
const margin = 5;
/** 250 octets make 89 modules with the quiet zone: a third of a millimetre each, which cameras read. */
const codeEdge = 31;
const photoEdge = 15;
/** 49 modules with the quiet zone are the most that a usual link makes: as large as those of the other code. */
const linkEdge = 17;

export type PaperCard = {
  contact: Contact;
  photo: Photo | undefined;
  code: QrPath | undefined;
  /** The code of the card's page. */
  link: QrPath | undefined;
  font: string;
  direction: 'ltr' | 'rtl';
};

/** Draws the card on a context whose unit is a millimetre; the start is on the right in right-to-left languages. */
export function drawCard(context: CanvasRenderingContext2D, card: PaperCard): void {
  const { contact, photo, code, link, direction } = card;
  /** From the start edge of the card to the left corner of something that wide. */
  const x = (start: number, width: number) => (direction === 'rtl' ? paperSize.width - start - width : start);
  context.direction = direction;
  context.textAlign = 'start';
  context.textBaseline = 'alphabetic';

  fill(context, '#ffffff', 0, 0, paperSize.width, paperSize.height);
  fill(context, tones.brand, 0, 0, paperSize.width, band);
  fill(context, '#e0a526', 0, band, paperSize.width, gold);
  drawMark(context, x(margin, 8), (band - 8) / 2, 8);
  const employer = {
    text: contact.organisation ?? '',
    size: 4,
    least: 2.6,
    lines: 1,
    weight: 700,
    colour: '#ffffff',
  };
  drawBlocks(context, card, [employer], {
    start: x(margin + 10, 0),
    top: 0,
    bottom: band,
    width: paperSize.width - 2 * margin - 10,
  });

  const middle = (band + gold + paperSize.height) / 2;
  const codeRoom = code ? codeEdge + 3 : 0;
  if (code)
    drawCode(context, code, x(paperSize.width - codeEdge - 3, codeEdge), middle - codeEdge / 2, codeEdge);
  const width = paperSize.width - margin - (codeRoom || margin) - 1;
  const top = band + gold + 3;
  if (photo) context.drawImage(photo, x(margin, photoEdge), top, photoEdge, photoEdge);
  // The quiet zone is white like the paper: it may reach into the margin and leave more for the words.
  const linkTop = photo ? top - 1 : paperSize.height - linkEdge - 1;
  const linkStart = photo ? margin + photoEdge + 2 : margin - 1.5;
  if (link) drawCode(context, link, x(linkStart, linkEdge), linkTop, linkEdge);

  const blocks = [
    { text: contact.name, size: photo ? 4.8 : 5.6, least: 3.2, lines: 2, weight: 700, colour: tones.ink },
    { text: contact.title ?? '', size: 3.4, least: 2.6, lines: 2, weight: 400, colour: '#545a48' },
    {
      text: readablePhone(contact.phone ?? ''),
      size: 3.2,
      least: 2.2,
      lines: 1,
      weight: 400,
      colour: '#22281c',
      gap: 1.6,
    },
    { text: contact.email ?? '', size: 3.2, least: 2.2, lines: 2, weight: 400, colour: '#22281c' },
  ].filter((block) => block.text);
  drawBlocks(context, card, blocks, {
    start: x(margin, 0),
    top: photo ? top + photoEdge + 1 : band + gold + (link ? 1 : 2),
    bottom: link && !photo ? linkTop : paperSize.height - 2,
    width,
  });
}

type Block = {
  text: string;
  /** Of the letters: wanted, and the smallest before the text is cut. */
  size: number;
  least: number;
  lines: number;
  weight: number;
  colour: string;
  /** Above it. */
  gap?: number;
};

type Area = { start: number; top: number; bottom: number; width: number };

/** Stacks blocks of text in the middle of an area, each as large as fits its width, all as fit its height. */
function drawBlocks(
  context: CanvasRenderingContext2D,
  { font }: PaperCard,
  blocks: Block[],
  area: Area,
): void {
  const { start, top, bottom, width } = area;
  const fitted = blocks.map((block) => {
    const measure = (text: string, size: number) => {
      // Measured large: browsers round what they measure at the size of a letter of 3 units.
      context.font = `${block.weight} 100px ${font}`;
      return (context.measureText(text).width * size) / 100;
    };
    return { ...block, ...fitLines(block.text, { ...block, width, measure }) };
  });
  const leading = 1.3;
  const height = fitted.reduce(
    (sum, block) => sum + (block.gap ?? 0) + block.shown.length * block.size * leading,
    0,
  );
  const shrink = Math.min(1, (bottom - top) / height);
  let y = (top + bottom - height * shrink) / 2;
  for (const block of fitted) {
    const size = block.size * shrink;
    y += (block.gap ?? 0) * shrink;
    context.fillStyle = block.colour;
    context.font = `${block.weight} ${size}px ${font}`;
    for (const text of block.shown) {
      // Isolated: each fact reads in its own direction.
      context.fillText(`\u2068${text}\u2069`, start, y + size * 0.98);
      y += size * leading;
    }
  }
}

function drawCode(context: CanvasRenderingContext2D, code: QrPath, x: number, y: number, edge: number): void {
  const { a: scale } = context.getTransform();
  // Whole dots for every module: no module comes out wider than its neighbour.
  const dots = Math.floor((edge * scale) / code.size);
  const inset = (edge * scale - dots * code.size) / 2;
  context.save();
  context.setTransform(dots, 0, 0, dots, Math.round(x * scale + inset), Math.round(y * scale + inset));
  context.fillStyle = tones.deep;
  context.fill(new Path2D(code.path));
  context.restore();
}

function drawMark(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 64, size / 64);
  for (const { fill, path } of markOn('band')) {
    context.fillStyle = fill;
    context.fill(new Path2D(path));
  }
  context.restore();
}

function fill(
  context: CanvasRenderingContext2D,
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
}
