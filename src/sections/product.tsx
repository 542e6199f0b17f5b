import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { gallery } from '#company/images.ts';
import { formatNumber } from '../../widgets/i18n/i18n.ts';
import { CheckIcon, WarningIcon, WhatsAppIcon } from '../../widgets/ui/icons.tsx';
import { NewTabLink } from '../../widgets/ui/new-tab-link.tsx';
import { avifFiles } from '../page-images.ts';
import { inquiryLink } from './company-details.tsx';
import { grade, SpecTable } from './spec-table.tsx';
import { WithFormulas } from './text.tsx';

const bullets = [1, 2, 3, 4, 5, 6] as const;

/** Name, description, image, specification table, six bullets, note, and the button that opens the chat. */
export function ProductSection() {
  const { t, i18n } = useTranslation('site');
  const format = (kilograms: number) => formatNumber(kilograms, i18n.language);
  const { bagWeight } = company;
  const bag = {
    kg: format(bagWeight),
    nitrogen: format(bagWeight * grade.N),
    phosphate: format(bagWeight * grade.P2O5),
  };
  return (
    <section className="section limestone" id="product-detail" aria-labelledby="product-title">
      <div className="page product stack">
        <div className="product-intro stack">
          <h2 id="product-title">
            <WithFormulas text={t('product.name')} />
          </h2>
          <p className="lead">
            <WithFormulas text={t('product.description')} />
          </p>
        </div>
        <figure className="sack">
          <picture>
            {/* Smaller screens show the bag just above, in the hero. */}
            <source media="(max-width: 59.99rem)" {...avifFiles('granules_macro', 960)} sizes="92vw" />
            <img
              src="/pictures/product_print-960.jpg"
              {...avifFiles('product_print')}
              // Twice its width: with fewer pixels, the fabric shows a pattern.
              sizes="70vw"
              loading="lazy"
              alt={t('product.imageAlt')}
            />
          </picture>
          {gallery.illustrations && <figcaption className="small-text">{t('product.imageNote')}</figcaption>}
        </figure>
        <ul className="points">
          {bullets.map((bullet) => (
            <li key={bullet}>
              <CheckIcon />
              <span>
                <WithFormulas text={t(`product.point${bullet}`, bag)} />
              </span>
            </li>
          ))}
        </ul>
        <SpecTable />
        <p className="note small-text">
          <WarningIcon />
          <span>{t('product.note')}</span>
        </p>
        <p className="actions">
          <NewTabLink className="button big" href={inquiryLink(t('chat.productInquiry'))}>
            <WhatsAppIcon />
            <span>{t('product.orderNow')}</span>
          </NewTabLink>
        </p>
      </div>
    </section>
  );
}

/** Quantities in the image. */
const shown = { bags: 10_000, pallets: 250 };

/** The minimum order as an image; rendered only if the company's numbers give as many bags as the image shows. */
export function MinimumOrderImage() {
  const { t, i18n } = useTranslation('site');
  const bags = (company.minimumOrder * 1000) / company.bagWeight;
  const pallets = bags / company.bagsPerPallet;
  if (bags !== shown.bags || pallets !== shown.pallets) return null;
  const format = (value: number) => formatNumber(value, i18n.language);
  return (
    <figure className="minimum-order stack">
      <figcaption>
        <span>{t('profile.minimum')}</span>{' '}
        <span className="number">
          {format(company.minimumOrder)}
          <small>{t('tons', { count: company.minimumOrder })}</small>
        </span>{' '}
        <span>{t('order.yard', { bags: format(bags), pallets: format(pallets) })}</span>
      </figcaption>
      <img
        src="/pictures/yard_500t-720.avif"
        {...avifFiles('yard_500t')}
        // A little less than its width on phones, so that 720 pixels are enough for two per CSS pixel.
        sizes="(min-width: 40rem) 60vw, 92vw"
        loading="lazy"
        alt={t('order.yardAlt')}
      />
    </figure>
  );
}
