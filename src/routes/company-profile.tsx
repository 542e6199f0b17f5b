import { useTranslation } from 'react-i18next';
import { companyName } from '../../widgets/company/names.ts';
import { activeLanguage } from '../../widgets/language/i18n.ts';
import { inLanguage } from '../../widgets/language/translated.ts';
import { PrintIcon } from '../icons.tsx';
import { WithFormulas } from '../sections/formula.tsx';
import { ProfileTag } from './profile-tag.tsx';

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
          {/* Named in the head as well, by `head-html.ts`. */}
          <source
            type="image/avif"
            srcSet="/pictures/profile_rows-828.avif 828w, /pictures/profile_rows-1600.avif 1600w"
            sizes="(min-width: 60rem) 50vw, 100vw"
          />
          <img src="/pictures/profile_rows-828.jpg" width={1600} height={1000} alt="" fetchPriority="high" />
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
