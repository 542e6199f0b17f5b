import { useTranslation } from 'react-i18next';
import { ContactSection } from '../sections/contact.tsx';
import { QuestionsSection } from '../sections/faq.tsx';
import { FeaturesSection } from '../sections/features.tsx';
import { Hero } from '../sections/hero.tsx';
import { Island, SiteStyles } from '../sections/island.tsx';
import { OrderSection } from '../sections/order.tsx';
import { ProductSection } from '../sections/product.tsx';

/** The home page. Other pages and the header link to the ids of the sections. */
export function Page() {
  return (
    <>
      <Hero />
      <SiteStyles />
      <FeaturesSection />
      <ProductSection />
      <GallerySection />
      <OrderSection />
      <div className="page questions-and-card">
        <QuestionsSection />
        <BusinessCardSection />
      </div>
      <ContactSection />
    </>
  );
}

function GallerySection() {
  const { t } = useTranslation();
  return (
    <section className="section" id="gallery" aria-labelledby="gallery-title">
      <div className="page gallery-section stack">
        <h2 id="gallery-title">{t('gallery.title')}</h2>
        <Island name="gallery" />
      </div>
    </section>
  );
}

function BusinessCardSection() {
  return (
    <section className="section" id="business-card" aria-labelledby="business-card-title">
      <div className="page">
        <Island name="business-card" />
      </div>
    </section>
  );
}
