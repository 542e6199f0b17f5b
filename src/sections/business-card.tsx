import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BusinessCard, cardDialog } from '../../widgets/business-card/business-card.tsx';
import { linkButton } from '../../widgets/controls/link-button.ts';
import { markSeen } from '../../widgets/controls/mark-seen.ts';
import { savesData } from '../../widgets/controls/saves-data.ts';

/** The company's card, to keep in a phone; without our script it is the page of that card in the same language. */
export function BusinessCardSection() {
  const { i18n } = useTranslation();
  const section = useRef<HTMLElement>(null);
  // A tap is too short to fetch the window in.
  useEffect(() => {
    if (section.current && !savesData())
      return markSeen([section.current], () => cardDialog().catch(() => {}), '0px');
  }, []);
  return (
    <section ref={section} className="section" id="business-card" aria-labelledby="business-card-title">
      <div className="page">
        <BusinessCard link={{ ...linkButton, href: `/${i18n.language}/c/` }} />
      </div>
    </section>
  );
}
