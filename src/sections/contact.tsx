import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { readablePhone } from '../../widgets/lib/phone.ts';
import { PhoneIcon } from '../../widgets/ui/action-icons.tsx';
import { WhatsAppIcon } from '../../widgets/ui/icons.tsx';
import { ArrowIcon, FacebookIcon, InstagramIcon } from '../icons.tsx';
import { inquiryLink } from '../whatsapp-links.ts';
import { ContactFacts } from './contact-facts.tsx';
import { CountryMap } from './country-map.tsx';
import { NewTab } from './new-tab.tsx';

/** Four contact channels with their number or name as text, the address and the opening hours. */
export function ContactSection() {
  const { t } = useTranslation('site');
  return (
    <section className="section limestone" id="contact" aria-labelledby="contact-title">
      <div className="page contact">
        <h2 id="contact-title">{t('contact.title')}</h2>
        <p className="lead">{t('contact.subtitle')}</p>
        <ul className="tiles">
          <Tile
            href={inquiryLink(t('chat.inquiry'))}
            icon={<WhatsAppIcon />}
            verb={t('contact.whatsapp')}
            detail={readablePhone(`+${company.whatsapp}`)}
          />
          <Tile
            href={`tel:${company.phone}`}
            call
            icon={<PhoneIcon />}
            verb={t('contact.phone')}
            detail={readablePhone(company.phone)}
          />
          {company.facebook && (
            <Tile
              href={company.facebook}
              icon={<FacebookIcon />}
              verb={t('contact.facebook')}
              detail={handle(company.facebook)}
            />
          )}
          {company.instagram && (
            <Tile
              href={company.instagram}
              icon={<InstagramIcon />}
              verb={t('contact.instagram')}
              detail={handle(company.instagram)}
            />
          )}
        </ul>
        <ContactFacts />
        <CountryMap />
      </div>
    </section>
  );
}

type TileProps = { href: string; icon: ReactNode; verb: string; detail: string; call?: boolean };

/** A phone link never opens a new tab. */
function Tile({ href, icon, verb, detail, call = false }: TileProps) {
  return (
    <li>
      <a className="tile" href={href} target="_blank" rel="noopener noreferrer">
        {icon}
        <span>
          <strong>{verb}</strong>
          <bdi dir="ltr">{detail}</bdi>
          {!call && <NewTab />}
        </span>
        {!call && <ArrowIcon />}
      </a>
    </li>
  );
}

/** The name of a social media page, from its URL. */
function handle(address: string): string {
  const { hostname, pathname } = new URL(address);
  const name = pathname.split('/').find(Boolean);
  return name && !name.includes('.') ? `@${name}` : hostname;
}
