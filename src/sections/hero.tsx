import { useTranslation } from 'react-i18next';
import * as company from '../../widgets/company/facts.ts';
import { formatNumber } from '../../widgets/language/i18n.ts';

const landscape = [960, 1600, 1920];
const portrait = [540, 828, 1080];

/** What, from whom, how much; the grade as the sack prints it, always left to right. */
export function Hero() {
  const { t, i18n } = useTranslation('site');
  const min = formatNumber(company.minimumOrder, i18n.language);
  return (
    <section className="hero" id="hero" aria-labelledby="hero-title">
      <div className="page hero-text">
        <h1 id="hero-title">{t('hero.title')}</h1>
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
      <HeroPicture side={i18n.dir()} />
      <div className="grade-place">
        <div className="grade" role="img" aria-label={t('hero.grade')}>
          <b>18</b>
          <i>-</i>
          <b>46</b>
          <i>-</i>
          <b>0</b>
          <span className="nitrogen">N</span>
          <span className="phosphate">P2O5</span>
          <span className="potash">K2O</span>
        </div>
      </div>
    </section>
  );
}

/** The heap lies where the text does not: a picture for each direction, and one upright for phones. */
function HeroPicture({ side }: { side: 'ltr' | 'rtl' }) {
  const set = (name: string, widths: number[], type: string) =>
    widths.map((width) => `/pictures/${name}_${side}-${width}.${type} ${width}w`).join(', ');
  const phone = '(max-width: 39.99rem)';
  return (
    <picture className="hero-picture">
      <source media={phone} type="image/avif" srcSet={set('hero_portrait', portrait, 'avif')} sizes="100vw" />
      <source media={phone} type="image/webp" srcSet={set('hero_portrait', portrait, 'webp')} sizes="100vw" />
      <source type="image/avif" srcSet={set('hero', landscape, 'avif')} sizes="100vw" />
      <source type="image/webp" srcSet={set('hero', landscape, 'webp')} sizes="100vw" />
      <img src={`/pictures/hero_${side}-1600.jpg`} width={1600} height={900} alt="" fetchPriority="high" />
    </picture>
  );
}
