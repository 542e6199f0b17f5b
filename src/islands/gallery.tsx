import { Gallery } from '../../widgets/gallery/gallery.tsx';
import { linkButton } from '../../widgets/ui/buttons.tsx';

/** The images. Without scripts, each is a link to its file. */
export function Island() {
  return <Gallery base="/" link={(href) => ({ ...linkButton, href, type: undefined })} />;
}
