import { BusinessCardSection } from '../sections/business-card.tsx';
import { ContactSection } from '../sections/contact.tsx';
import { FeaturesSection } from '../sections/features.tsx';
import { GallerySection } from '../sections/gallery.tsx';
import { Hero } from '../sections/hero.tsx';
import { OrderSection } from '../sections/order.tsx';
import { OrderBar } from '../sections/order-bar.tsx';
import { ProductSection } from '../sections/product.tsx';
import { QuestionsSection } from '../sections/questions.tsx';
import { SectionBoundary } from '../sections/section-boundary.tsx';

/** The home page. Other pages and the header link to the ids of the sections. */
export function Page() {
  return (
    <>
      <SectionBoundary of="#hero">
        <Hero />
      </SectionBoundary>
      <SectionBoundary of="#features">
        <FeaturesSection />
      </SectionBoundary>
      <div className="before-order">
        <SectionBoundary of="#product-detail">
          <ProductSection />
        </SectionBoundary>
        <SectionBoundary of="#gallery">
          <GallerySection />
        </SectionBoundary>
        <OrderBar />
      </div>
      <SectionBoundary of="#order-form">
        <OrderSection />
      </SectionBoundary>
      <SectionBoundary of="#faq">
        <QuestionsSection />
      </SectionBoundary>
      <SectionBoundary of="#business-card">
        <BusinessCardSection />
      </SectionBoundary>
      <SectionBoundary of="#contact">
        <ContactSection />
      </SectionBoundary>
    </>
  );
}
