import { useTranslation } from 'react-i18next';
import { Gallery } from '../../widgets/gallery/gallery.tsx';
import { linkButton } from '../../widgets/ui/buttons.tsx';

export function GallerySection() {
  const { t } = useTranslation();
  return (
    <section className="section" id="gallery" aria-labelledby="gallery-title">
      <div className="page gallery-section">
        <h2 id="gallery-title">{t('gallery.title')}</h2>
        <Gallery base="/" link={(href) => ({ ...linkButton, href, type: undefined })} />
      </div>
    </section>
  );
}
