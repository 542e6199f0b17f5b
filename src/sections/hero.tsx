import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { formatNumber } from '../../widgets/i18n/i18n.ts';
import { srcSet } from '../../widgets/lib/images.ts';
import { WithFormulas } from './text.tsx';

export const landscapeWidths = [960, 1600, 2400];
/** Up to 70 rem, the image is wider than the screen. */
export const landscapeSizes = '(max-width: 70rem) 160vw, 100vw';
export const portraitWidths = [540, 828, 1080];

/** Title, producer, minimum order, and links to the order form and the product. */
export function Hero() {
  const { t, i18n } = useTranslation('site');
  const min = formatNumber(company.minimumOrder, i18n.language);
  return (
    <section className="hero" id="hero" aria-labelledby="hero-title">
      <div className="page hero-text">
        <h1 id="hero-title">
          <WithFormulas text={t('hero.title')} />
        </h1>
        <p className="lead">{t('hero.subtitle', { count: company.minimumOrder, min })}</p>
        <div className="actions">
          <a className="button big" href="#order-form">
            {t('hero.ctaOrder')}
          </a>
          <a className="button big line" href="#product-detail">
            {t('hero.cta')}
          </a>
        </div>
      </div>
      <HeroImage dir={i18n.dir()} alt={t('hero.grade')} />
    </section>
  );
}

/** One image per direction; a portrait one for phones, and one at dusk for the dark theme. `head-html.ts` preloads it. */
function HeroImage({ dir, alt }: { dir: string; alt: string }) {
  const avif = (name: string, widths: number[]) => srcSet(`/pictures/${name}_${dir}`, widths, 'avif');
  const dark = '(prefers-color-scheme: dark)';
  const phone = '(max-width: 39.99rem)';
  return (
    <picture className="hero-picture">
      <source
        media={dark}
        type="image/avif"
        srcSet={avif('hero_wide_dusk', landscapeWidths)}
        // On a phone only the half with the bag is visible.
        sizes={`${phone} 220vw, ${landscapeSizes}`}
      />
      <source
        media={phone}
        type="image/avif"
        srcSet={avif('hero_sack_portrait', portraitWidths)}
        sizes="128vw"
      />
      <source type="image/avif" srcSet={avif('hero_wide', landscapeWidths)} sizes={landscapeSizes} />
      <img
        src={`/pictures/hero_wide_${dir}-1600.jpg`}
        width={2400}
        height={1100}
        alt={alt}
        fetchPriority="high"
      />
    </picture>
  );
}
