import { useTranslation } from 'react-i18next';
import { companyName } from '../../widgets/company/names.ts';
import { activeLanguage } from '../../widgets/language/i18n.ts';
import { inLanguage } from '../../widgets/language/translated.ts';
import { PrintIcon } from '../icons.tsx';
import { WithFormulas } from '../sections/formula.tsx';
import { ProfileTag } from './profile-tag.tsx';

const set = (type: string) =>
  [480, 960, 1600].map((width) => `/pictures/crop_rows-${width}.${type} ${width}w`).join(', ');
const sizes = '(min-width: 60rem) 50vw, 100vw';

/** Who the company is, and how one reaches it; printed, it is one sheet for the buyer's file. */
export function Page() {
  const { t, i18n } = useTranslation('site');
  const language = activeLanguage(i18n);
  return (
    <article className="profile">
      <div className="profile-top limestone">
        <div className="words">
          <h1>{t('profile.title')}</h1>
          <p className="lead">
            <WithFormulas text={t('profile.p1', { company: inLanguage(companyName, language) })} />
          </p>
          <p className="ways-on no-print">
            <a className="button big" href={`/${language}/#order-form`}>
              {t('hero.ctaOrder')}
            </a>
            <button type="button" className="button big line" onClick={() => print()}>
              <PrintIcon />
              {t('profile.print')}
            </button>
          </p>
        </div>
        <picture className="no-print">
          <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
          <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
          <img src="/pictures/crop_rows-960.jpg" width={1600} height={1200} alt="" />
        </picture>
      </div>
      <div className="hem" />
      <div className="section">
        <div className="page profile-grid">
          <div className="prose">
            <p className="mission">{t('profile.p2')}</p>
            <p>{t('profile.p3')}</p>
          </div>
          <ProfileTag />
        </div>
      </div>
    </article>
  );
}
