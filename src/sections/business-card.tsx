import { BusinessCard } from '../../widgets/business-card/business-card.tsx';
import { linkButton } from '../../widgets/controls/link-button.ts';

/** The company's card, to keep in a phone; without our script it is the page of that card in the same language. */
export function BusinessCardSection() {
  return (
    <section className="section" id="business-card" aria-labelledby="business-card-title">
      <div className="page">
        <BusinessCard link={{ ...linkButton, href: 'c/' }} />
      </div>
    </section>
  );
}
