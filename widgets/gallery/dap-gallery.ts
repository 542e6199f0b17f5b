import { elementOf } from '../element/define-widget.ts';
import { gallery } from './gallery.element.ts';

/**
 * Shows the company's pictures, or the `<img>` children written inside it, which stay visible until it is there and
 * without JavaScript; the property `images` wins over both. Under a policy it needs the origin of the script in
 * `img-src` as well.
 *
 * @tagname dap-gallery
 * @property {(string | DapPicture)[] | null | undefined} images - a list of addresses, or of `{ src, alt?, srcset?,
 *   width?, height? }`
 * @fires {CustomEvent<DapPictureDetail>} dap-gallery-open - the lightbox opens, at the picture of that number, from
 *   0
 * @fires {CustomEvent<DapPictureDetail>} dap-gallery-close - it has closed; the last picture shown
 * @csspart picture - a picture of the gallery
 * @csspart dialog - a window above the page
 */
export class DapGalleryElement extends elementOf(gallery) {}
