import { cardCode, longestOnPaper } from '../cards/card-code.ts';
import { cardLink } from '../cards/card-link.ts';
import { qrPath } from '../cards/qr-path.ts';
import { contactFileName } from '../text/file-name.ts';
import type { Contact } from '../text/vcard.ts';
import { drawCard, paperSize } from './paper-card.ts';
import type { Photo } from './photo.ts';

/** Dots of a picture for one millimetre: 600 an inch, as printers of cards ask. */
const dotsPerMillimetre = 600 / 25.4;

/** Saves the card as a PNG picture of a business card. */
export async function savePaper(
  badge: HTMLElement,
  contact: Contact,
  photo: Photo | undefined,
): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => paper(badge, contact, photo).toBlob(done));
  if (!blob) return;
  const link = document.createElement('a');
  link.download = contactFileName(contact.name).replace(/vcf$/, 'png');
  link.href = URL.createObjectURL(blob);
  link.click();
  // Not at once: some browsers fetch the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Prints the card alone, on paper of its own size: from a frame, because neither a shadow root nor a partner's
 * page can be made to leave everything else out. Nothing is written as HTML, so no policy forbids it.
 */
export function printPaper(badge: HTMLElement, contact: Contact, photo: Photo | undefined): void {
  const frame = document.createElement('iframe');
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: '0',
    height: '0',
    border: '0',
  });
  badge.after(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) return;

  const { width, height } = paperSize;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(
    `@page{size:${width}mm ${height}mm;margin:0}body{margin:0}` +
      `canvas{display:block;width:${width}mm;height:${height}mm;` +
      '-webkit-print-color-adjust:exact;print-color-adjust:exact}',
  );
  view.document.adoptedStyleSheets = [sheet];
  view.document.title = contact.name;
  view.document.body.append(paper(badge, contact, photo));
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
  view.focus();
  try {
    view.print();
  } catch (error) {
    // A sandbox without `allow-modals`.
    frame.remove();
    throw error;
  }
}

function paper(badge: HTMLElement, contact: Contact, photo: Photo | undefined): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(paperSize.width * dotsPerMillimetre);
  canvas.height = Math.round(paperSize.height * dotsPerMillimetre);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const code = cardCode(contact, longestOnPaper);
  const link = cardLink(contact.urls?.[0] ?? '', contact);
  context.scale(dotsPerMillimetre, dotsPerMillimetre);
  drawCard(context, {
    contact,
    photo,
    code: code && qrPath(code.text, 'M'),
    link: link ? qrPath(link, 'M') : undefined,
    font: getComputedStyle(badge).fontFamily,
    direction: getComputedStyle(badge).direction as 'ltr' | 'rtl',
  });
  return canvas;
}
