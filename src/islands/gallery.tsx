import { Gallery } from '../../widgets/gallery/gallery.tsx';

/** The images. Without scripts, each is a link to its file. */
export function Island() {
  return <Gallery base="/" links />;
}
