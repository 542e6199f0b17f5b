import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { formatNumber } from '../../widgets/i18n/i18n.ts';
import { srcSet } from '../../widgets/lib/images.ts';
import { WithFormulas } from './text.tsx';

/**
 * The images of the hero for a direction: a portrait one for phones, and one at dusk for the dark theme. Their media queries
 * exclude each other, because `head-html.ts` preloads the images too.
 */
export function heroSources(dir: string) {
  const avif = (name: string, widths: number[]) => srcSet(`/pictures/${name}_${dir}`, widths, 'avif');
  const phone = '(max-width: 39.99rem)';
  const light = 'and (prefers-color-scheme: light)';
  const landscapeWidths = [960, 1600, 2400];
  // Up to 70 rem, the image is wider than the screen.
  const landscapeSizes = '(max-width: 70rem) 160vw, 100vw';
  return [
    {
      media: '(prefers-color-scheme: dark)',
      srcSet: avif('hero_wide_dusk', landscapeWidths),
      // On a phone only the half with the bag is visible.
      sizes: `${phone} 220vw, ${landscapeSizes}`,
    },
    {
      media: `${phone} ${light}`,
      srcSet: avif('hero_sack_portrait', [540, 828, 1080]),
      sizes: '128vw',
    },
    {
      media: `(min-width: 40rem) ${light}`,
      srcSet: avif('hero_wide', landscapeWidths),
      sizes: landscapeSizes,
    },
  ];
}

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

function HeroImage({ dir, alt }: { dir: string; alt: string }) {
  return (
    <picture className="hero-picture">
      {heroSources(dir).map((source) => (
        <source key={source.media} type="image/avif" {...source} />
      ))}
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
