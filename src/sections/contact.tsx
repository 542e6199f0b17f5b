import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { address } from '#company/names.ts';
import { companyFile } from '../../widgets/contact-card/company-contact.ts';
import { activeLanguage } from '../../widgets/i18n/i18n.ts';
import { inLanguage } from '../../widgets/i18n/languages.ts';
import { formatPhone } from '../../widgets/lib/phone.ts';
import { PhoneIcon } from '../../widgets/ui/action-icons.tsx';
import { icon, WhatsAppIcon } from '../../widgets/ui/icons.tsx';
import { Identifier } from '../../widgets/ui/identifier.tsx';
import { NewTabLink } from '../../widgets/ui/new-tab-link.tsx';
import { inquiryLink } from '../whatsapp-links.ts';
import { DescriptionItem, isPhoneOnWhatsApp } from './company-details.tsx';

/** Four contact channels with their number or name as text, and the address. */
export function ContactSection() {
  const { t } = useTranslation('site');
  return (
    <section className="section limestone" id="contact" aria-labelledby="contact-title">
      <div className="page contact stack">
        <h2 id="contact-title">{t('nav.contact')}</h2>
        <ul className="tiles">
          <Tile
            href={inquiryLink(t('chat.inquiry'))}
            icon={<WhatsAppIcon />}
            title={t('whatsapp')}
            detail={isPhoneOnWhatsApp ? undefined : formatPhone(company.whatsapp)}
          />
          <Tile
            href={`tel:${company.phone}`}
            call
            icon={<PhoneIcon />}
            title={t('contact.phone')}
            // With large text, its groups are below each other.
            detail={formatPhone(company.phone).replaceAll('\u00A0', ' ')}
          />
          {company.facebook && (
            <Tile
              href={company.facebook}
              icon={<FacebookIcon />}
              title={t('contact.facebook')}
              detail={handle(company.facebook)}
            />
          )}
          {company.instagram && (
            <Tile
              href={company.instagram}
              icon={<InstagramIcon />}
              title={t('contact.instagram')}
              detail={handle(company.instagram)}
            />
          )}
        </ul>
        <ContactFacts />
      </div>
    </section>
  );
}

type TileProps = {
  href: string;
  icon: ReactNode;
  title: string;
  detail?: string | undefined;
  call?: boolean;
};

function Tile({ href, icon, title, detail, call = false }: TileProps) {
  // Browsers open no new tab for a `tel:` URL, so its link does not announce one.
  const Link = call ? 'a' : NewTabLink;
  return (
    <li>
      <Link className="tile" href={href} target="_blank">
        {icon}
        <span>
          <strong>{title}</strong>
          {detail && <Identifier>{detail}</Identifier>}
        </span>
      </Link>
    </li>
  );
}

/** The name of a social media page, from its URL. */
export function handle(url: string): string {
  const { hostname, pathname } = new URL(url);
  const [name = '.', ...others] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  // A page without a user name: `/p/Green-Fields-100064`, `/people/Green-Fields/100064`.
  if (/^(p|pages|people|groups)$/.test(name))
    return (others.findLast((part) => /\D/.test(part)) ?? hostname).replace(/-\d+$/, '').replaceAll('-', ' ');
  return /\.|^share$/.test(name) ? hostname : `@${name}`;
}

/** Address, email address and contact file of the company. */
function ContactFacts() {
  const { t, i18n } = useTranslation('site');
  const { t: widgets } = useTranslation();
  const language = activeLanguage(i18n);
  return (
    <dl className="contact-facts">
      <DescriptionItem name={t('profile.address')}>
        {widgets('common.address', inLanguage(address, language))}
      </DescriptionItem>
      <DescriptionItem name={widgets('order.email')}>
        <a href={`mailto:${company.email}`}>
          <Identifier>{company.email}</Identifier>
        </a>
      </DescriptionItem>
      <DescriptionItem name={widgets('card.title')}>
        <a href={companyFile(language)}>{widgets('card.download')}</a>
      </DescriptionItem>
    </dl>
  );
}

const FacebookIcon = icon(
  <circle cx="12" cy="12" r="9.5" />,
  <path d="M15 7.5h-1.5a2 2 0 0 0-2 2v12M9 13h5.5" />,
);

const InstagramIcon = icon(
  <rect x="3" y="3" width="18" height="18" rx="5" />,
  <circle cx="12" cy="12" r="4" />,
  <path d="M17 7v.01" />,
);
