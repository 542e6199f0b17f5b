import { elementOf } from '../element/define-widget.ts';
import { gallery } from './gallery.element.ts';

/**
 * Shows the company's images with a lightbox. If the element contains `<img>` elements, it shows these instead. They are
 * also the fallback. The property `images` overrides both. If the page has a Content Security Policy, add the origin of
 * the script to `img-src`.
 *
 * @tagname dap-gallery
 * @property {(string | DapPicture)[] | null | undefined} images - List of URLs or of objects `{ src, alt?, srcset?,
 *   width?, height? }`.
 * @fires {CustomEvent<DapPictureDetail>} dap-gallery-open - Dispatched when the lightbox opens. `index` is
 *   zero-based.
 * @fires {CustomEvent<DapPictureDetail>} dap-gallery-close - Dispatched when the lightbox closes. `index` is
 *   the last image that was shown.
 * @csspart picture - An image of the gallery.
 * @csspart dialog - A dialog.
 */
export class DapGalleryElement extends elementOf(gallery) {}
