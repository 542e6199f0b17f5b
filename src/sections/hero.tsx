import { useTranslation } from 'react-i18next';
import * as company from '../../widgets/company/facts.ts';
import { formatNumber } from '../../widgets/language/i18n.ts';
import { WithFormulas } from './formula.tsx';

const landscape = [960, 1600, 2400];
const portrait = [540, 828, 1080];

/** What, from whom, how much; the sack beside the words says the grade. */
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
      <HeroPicture side={i18n.dir()} alt={t('hero.grade')} />
    </section>
  );
}

/** The sack stands where the words do not: a picture for each direction, one upright for phones, one at dusk. */
function HeroPicture({ side, alt }: { side: string; alt: string }) {
  const set = (name: string, widths: number[], type: string) =>
    widths.map((width) => `/pictures/${name}_${side}-${width}.${type} ${width}w`).join(', ');
  const dark = '(prefers-color-scheme: dark)';
  const phone = '(max-width: 39.99rem)';
  // On a phone the wide picture is cut: only its half with the sack is seen.
  const dusk = `${phone} 220vw, 100vw`;
  return (
    <picture className="hero-picture">
      <source media={dark} type="image/avif" srcSet={set('hero_wide_dusk', landscape, 'avif')} sizes={dusk} />
      <source
        media={phone}
        type="image/avif"
        srcSet={set('hero_sack_portrait', portrait, 'avif')}
        sizes="100vw"
      />
      <source type="image/avif" srcSet={set('hero_wide', landscape, 'avif')} sizes="100vw" />
      <img
        src={`/pictures/hero_wide_${side}-1600.jpg`}
        width={2400}
        height={1100}
        alt={alt}
        fetchPriority="high"
      />
    </picture>
  );
}
