import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BusinessCard, cardDialog } from '../../widgets/business-card/business-card.tsx';
import { linkButton } from '../../widgets/controls/link-button.ts';
import { savesData } from '../../widgets/controls/saves-data.ts';

/** The company's card, to keep in a phone; without our script it is the page of that card in the same language. */
export function BusinessCardSection() {
  const { i18n } = useTranslation();
  const section = useRef<HTMLElement>(null);
  // A tap is too short to fetch the window in.
  useEffect(() => {
    if (!section.current || savesData()) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void cardDialog().catch(() => {});
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={section} className="section" id="business-card" aria-labelledby="business-card-title">
      <div className="page">
        <BusinessCard link={{ ...linkButton, href: `/${i18n.language}/c/` }} />
      </div>
    </section>
  );
}
