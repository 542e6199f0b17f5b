import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../../widgets/i18n/i18n.ts';
import { directions } from '../../widgets/i18n/languages.ts';
import { avifFiles, type PageImage } from '../page-images.ts';
import { WithFormulas } from './text.tsx';

/**
 * The images of the hero: the grade laid in granules beside the bag, in a row, or in a column for phones. Those for phones
 * include the background, because transparency makes a file one and a half times as large.
 * Their media queries exclude each other, because `head-html.ts` preloads the images too.
 */
export function heroSources(dir: 'ltr' | 'rtl') {
  const forPhones = (name: PageImage, theme: string) => ({
    media: `(max-width: 39.99rem) and (prefers-color-scheme: ${theme})`,
    srcSet: avifFiles(name).srcSet,
    sizes: '100vw',
  });
  return [
    forPhones(`hero_grade_tall_${dir}`, 'light'),
    forPhones(`hero_grade_tall_dark_${dir}`, 'dark'),
    {
      media: '(min-width: 40rem)',
      srcSet: avifFiles(`hero_grade_${dir}`).srcSet,
      sizes: '(min-width: 95rem) 80vw, min(96vw, 76rem)',
    },
  ];
}

/** Title, producer, and links to the order form and the product. */
export function Hero() {
  const { t, i18n } = useTranslation('site');
  const dir = directions[activeLanguage(i18n)];
  return (
    <section className="hero stack" id="hero" aria-labelledby="hero-title">
      <div className="page stack hero-text" id="hero-text">
        <h1 id="hero-title">
          <WithFormulas text={t('hero.title')} />
        </h1>
        <p className="lead">{t('hero.subtitle')}</p>
        <div className="actions">
          <a className="button big" href="#order-form">
            {t('hero.ctaOrder')}
          </a>
          <a className="button big line" href="#product-detail">
            {t('hero.cta')}
          </a>
        </div>
      </div>
      <picture className="hero-picture">
        {heroSources(dir).map((source) => (
          <source key={source.media} type="image/avif" {...source} />
        ))}
        <img
          src={`/pictures/hero_grade_${dir}-960.webp`}
          width={2400}
          height={1070}
          alt={t('hero.grade')}
          fetchPriority="high"
        />
      </picture>
    </section>
  );
}
