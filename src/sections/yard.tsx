import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { formatNumber } from '../../widgets/i18n/i18n.ts';

/** The image shows 250 pallets of 40 bags. */
const bags = 10_000;
const widths = [480, 720];

/** Illustrates the minimum order; rendered only if the company's numbers give as many bags as the image shows. */
export function Yard() {
  const { t, i18n } = useTranslation('site');
  if (company.minimumOrder * 1000 !== bags * company.bagWeight) return null;
  const format = (value: number) => formatNumber(value, i18n.language);
  const numbers = { min: format(company.minimumOrder), bags: format(bags), kg: format(company.bagWeight) };
  const srcSet = (name: string) =>
    widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', ');
  return (
    <figure className="yard">
      <figcaption>{t('order.yard', numbers)}</figcaption>
      <picture>
        <source
          media="(min-width: 60rem)"
          type="image/avif"
          srcSet={srcSet('yard_500t_portrait')}
          sizes="24rem"
        />
        <img
          src="/pictures/yard_500t-720.avif"
          srcSet={srcSet('yard_500t')}
          // Less than its width: on screens of high density the difference is not visible.
          sizes="(min-width: 40rem) 100vw, 60vw"
          width={1920}
          height={1080}
          loading="lazy"
          alt={t('order.yardAlt')}
        />
      </picture>
    </figure>
  );
}
