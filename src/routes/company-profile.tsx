import { useTranslation } from 'react-i18next';
import { companyName } from '../../widgets/company/names.ts';
import { activeLanguage } from '../../widgets/language/i18n.ts';
import { inLanguage } from '../../widgets/language/translated.ts';
import { PrintIcon } from '../icons.tsx';
import { WithFormulas } from '../sections/formula.tsx';
import { LogoMark } from '../sections/logo-mark.tsx';

const set = (type: string) =>
  [480, 960, 1600].map((width) => `/pictures/crop_rows-${width}.${type} ${width}w`).join(', ');

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
        <source type="image/avif" srcSet={set('avif')} sizes="100vw" />
        <source type="image/webp" srcSet={set('webp')} sizes="100vw" />
        <img src="/pictures/crop_rows-960.jpg" width={1600} height={1200} alt="" />
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
