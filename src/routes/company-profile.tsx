import { useTranslation } from 'react-i18next';
import { companyName } from '../../widgets/company/names.ts';
import { activeLanguage } from '../../widgets/language/i18n.ts';
import { inLanguage } from '../../widgets/language/translated.ts';
import { PrintIcon } from '../icons.tsx';
import { WithFormulas } from '../sections/formula.tsx';
import { LogoMark } from '../sections/logo-mark.tsx';

/** Who the company is; printed, it is one clean sheet. */
export function Page() {
  const { t, i18n } = useTranslation('site');
  const name = inLanguage(companyName, activeLanguage(i18n));
  return (
    <article>
      <div className="section limestone profile-top">
        <div className="page">
          <h1>{t('profile.title')}</h1>
          <p className="lead">{t('profile.subtitle')}</p>
        </div>
      </div>
      <picture className="profile-picture no-print">
        {/* Named in the head as well, by `head-html.ts`. */}
        <source
          type="image/avif"
          srcSet="/pictures/profile_rows-828.avif 828w, /pictures/profile_rows-1600.avif 1600w"
          sizes="100vw"
        />
        <img src="/pictures/profile_rows-828.jpg" width={1600} height={686} alt="" fetchPriority="high" />
      </picture>
      <div className="hem" />
      <div className="section">
        <div className="page profile-grid">
          <div className="profile-id">
            <LogoMark />
            <div>
              <strong>{name}</strong>
              <span>{t('profile.subtitle')}</span>
            </div>
          </div>
          <div className="prose">
            <p>
              <WithFormulas text={t('profile.p1', { company: name })} />
            </p>
            <p className="mission">{t('profile.p2')}</p>
            <p>{t('profile.p3')}</p>
            <p className="no-print">
              <button type="button" className="button line" onClick={() => print()}>
                <PrintIcon />
                {t('profile.print')}
              </button>
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}
