import { BusinessCard } from '../../widgets/business-card/business-card.tsx';

/** The company's card, to keep in a phone. */
export function BusinessCardSection() {
  return (
    <section className="section" id="business-card" aria-labelledby="business-card-title">
      <div className="page">
        <BusinessCard />
      </div>
    </section>
  );
}
