import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { companyFile } from '../../widgets/contact-card/company-contact.ts';
import { activeLanguage } from '../../widgets/i18n/i18n.ts';
import { formatPhone } from '../../widgets/lib/phone.ts';
import { PhoneIcon } from '../../widgets/ui/action-icons.tsx';
import { icon, WhatsAppIcon } from '../../widgets/ui/icons.tsx';
import { Identifier } from '../../widgets/ui/identifier.tsx';
import { NewTabLink } from '../../widgets/ui/new-tab-link.tsx';
import { capitalized, Facts, inquiryLink, spokenLanguages, useAddresses } from './company-details.tsx';

/** Four contact channels with their number or name as text, and facts about the company. */
export function ContactSection() {
  const { t, i18n } = useTranslation('site');
  const { t: widgets } = useTranslation();
  const { postal, email } = useAddresses();
  const language = activeLanguage(i18n);
  const file = <a href={companyFile(language)}>{widgets('card.download')}</a>;
  return (
    <section className="section limestone" id="contact" aria-labelledby="contact-title">
      <div className="page contact stack">
        <h2 id="contact-title">{t('nav.contact')}</h2>
        <ul className="tiles">
          <Tile
            href={inquiryLink(t('chat.inquiry'))}
            icon={<WhatsAppIcon />}
            title={t('whatsapp')}
            detail={formatPhone(company.whatsapp)}
          />
          <Tile
            href={`tel:${company.phone}`}
            icon={<PhoneIcon />}
            title={t('contact.phone')}
            detail={formatPhone(company.phone)}
          />
          <Tile href={company.facebook} icon={<FacebookIcon />} title={t('contact.facebook')} />
          <Tile href={company.instagram} icon={<InstagramIcon />} title={t('contact.instagram')} />
        </ul>
        <Facts
          className="contact-facts"
          facts={[
            postal,
            email,
            [t('profile.languages'), capitalized(spokenLanguages(language), language)],
            [widgets('card.title'), file],
          ]}
        />
      </div>
    </section>
  );
}

/** @param detail by default the name of the page on the social network */
function Tile(props: { href: string; icon: ReactNode; title: string; detail?: string }) {
  const { href, icon, title, detail = handle(href) } = props;
  // Browsers open no new tab for a `tel:` URL, so its link does not announce one.
  const Link = href.startsWith('tel:') ? 'a' : NewTabLink;
  return (
    href && (
      <li>
        <Link className="tile" href={href} target="_blank">
          {icon}
          <div>
            <strong>{title}</strong>
            {/* With large text, the groups of a number are below each other. */}
            <Identifier>{detail.replaceAll('\u00A0', ' ')}</Identifier>
          </div>
        </Link>
      </li>
    )
  );
}

/** The name of a page on a social network, such as `@company`; its domain if the URL has no plain name. */
export function handle(url: string): string {
  const [, domain = '', name] = /^https:\/\/([^/]+)(?:\/([\w.-]+)\/?$)?/.exec(url) ?? [];
  return name ? `@${name}` : domain;
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
