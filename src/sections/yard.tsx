import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { formatNumber } from '../../widgets/i18n/i18n.ts';
import { srcSet } from '../../widgets/lib/images.ts';

/** What the image shows. */
const shown = { bags: 10_000, pallets: 250 };
const widths = [480, 720, 1280, 1920];

/** The minimum order as an image; rendered only if the company's numbers give as many bags as the image shows. */
export function Yard() {
  const { t, i18n } = useTranslation('site');
  const bags = (company.minimumOrder * 1000) / company.bagWeight;
  const pallets = bags / company.bagsPerPallet;
  if (bags !== shown.bags || pallets !== shown.pallets) return null;
  const format = (value: number) => formatNumber(value, i18n.language);
  return (
    <figure className="yard">
      <img
        src="/pictures/yard_500t-720.avif"
        srcSet={srcSet('/pictures/yard_500t', widths, 'avif')}
        // Less than its width on phones: on screens of high density the difference is not visible.
        sizes="(min-width: 40rem) 100vw, 60vw"
        width={1920}
        height={1080}
        loading="lazy"
        alt={t('order.yardAlt')}
      />
      <figcaption>
        <span className="number">{format(company.minimumOrder)}</span>{' '}
        <span>{t('order.yard', { bags: format(bags), pallets: format(pallets) })}</span>
      </figcaption>
    </figure>
  );
}
