import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '../../widgets/company/facts.ts';
import { markSeen } from '../../widgets/controls/mark-seen.ts';
import { formatNumber } from '../../widgets/language/i18n.ts';

/** Counted in the picture: 250 pallets of 40 bags. */
const bags = 10_000;
const widths = [480, 720];

/** What the least quantity looks like: shown while the picture holds as many bags as the company's numbers make. */
export function Yard() {
  const { t, i18n } = useTranslation('site');
  const picture = useRef<HTMLPictureElement>(null);
  // On a phone it lies below the form: who fills that in and sends it need not pay for it.
  useEffect(() => markSeen(picture.current ? [picture.current] : [], undefined, '0px'), []);
  if (company.minimumOrder * 1000 !== bags * company.bagWeight) return null;
  const say = (value: number) => formatNumber(value, i18n.language);
  const numbers = { min: say(company.minimumOrder), bags: say(bags), kg: say(company.bagWeight) };
  const set = (name: string) => widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', ');
  return (
    <figure className="yard">
      <figcaption>{t('order.yard', numbers)}</figcaption>
      <picture ref={picture}>
        <source
          media="(min-width: 60rem)"
          type="image/avif"
          srcSet={set('yard_500t_portrait')}
          sizes="24rem"
        />
        <img
          src="/pictures/yard_500t-720.avif"
          srcSet={set('yard_500t')}
          // Less than its width: screens that show two pixels in the place of one hide it, and the order waits.
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
