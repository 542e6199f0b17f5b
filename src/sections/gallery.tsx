import { useTranslation } from 'react-i18next';
import { gallery } from '../../widgets/company/pictures.ts';
import { Gallery } from '../../widgets/gallery/gallery.tsx';

export function GallerySection() {
  const { t } = useTranslation();
  const { t: site } = useTranslation('site');
  return (
    <section className="section" id="gallery" aria-labelledby="gallery-title">
      <div className="page gallery-section">
        <h2 id="gallery-title">{t('gallery.title')}</h2>
        <Gallery />
        {gallery.illustrations && <p className="gallery-note">{site('galleryNote')}</p>}
      </div>
    </section>
  );
}
