import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { BusinessCard } from '../../widgets/business-card/business-card.tsx';
import { companyFile } from '../../widgets/contact-card/company-contact.ts';
import { Gallery } from '../../widgets/gallery/gallery.tsx';
import { linkButton } from '../../widgets/ui/buttons.tsx';
import { closeOnBack } from '../lightbox-back.ts';
import { ContactSection } from '../sections/contact.tsx';
import { QuestionsSection } from '../sections/faq.tsx';
import { FeaturesSection } from '../sections/features.tsx';
import { Hero } from '../sections/hero.tsx';
import { OrderBar, OrderSection } from '../sections/order.tsx';
import { ProductSection } from '../sections/product.tsx';
import { SectionBoundary } from '../sections/section-boundary.tsx';
import { SiteStyles } from '../site-styles.tsx';

/** The home page. Other pages and the header link to the ids of the sections. */
export function Page() {
  return (
    <>
      {bounded('#hero', Hero)}
      <SiteStyles />
      {bounded('#features', FeaturesSection)}
      <div className="before-order">
        {bounded('#product-detail', ProductSection)}
        {bounded('#gallery', GallerySection)}
        <OrderBar />
      </div>
      {bounded('#order-form', OrderSection)}
      <div className="page questions-and-card">
        {bounded('#faq', QuestionsSection)}
        {bounded('#business-card', BusinessCardSection)}
      </div>
      {bounded('#contact', ContactSection)}
    </>
  );
}

const bounded = (selector: string, Section: ComponentType) => (
  <SectionBoundary selector={selector}>
    <Section />
  </SectionBoundary>
);

function GallerySection() {
  const { t } = useTranslation();
  return (
    <section className="section" id="gallery" aria-labelledby="gallery-title">
      <div className="page gallery-section">
        <h2 id="gallery-title">{t('gallery.title')}</h2>
        <Gallery
          base="/"
          link={(href) => ({ ...linkButton, href, type: undefined })}
          closeOnBack={closeOnBack}
        />
      </div>
    </section>
  );
}

/** The company's card. Without scripts its button is a link to the contact file. */
function BusinessCardSection() {
  const { i18n } = useTranslation();
  return (
    <section className="section" id="business-card" aria-labelledby="business-card-title">
      <div className="page">
        <BusinessCard fileHref={companyFile(i18n.language)} />
      </div>
    </section>
  );
}
