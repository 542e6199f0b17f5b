import { useTranslation } from 'react-i18next';

/** Outlines of Jordan and Iraq. One degree of longitude is 17 units, one degree of latitude 20 units. */
const countries = [
  'M10 165l0-5 7-30 3-13 0-13 2-6 19 8 34-22 7 25-38 13 17 20-8 10-13 3-12 13z',
  'M187 32l12 6 1 12-9 7-4 16 12 19 21 11 9 15-3 14 5 0 0 11 10 10-22-2-12 19-32-2-48-40-25-14-20-5-7-25 37-20 7-25-2-14 9-5 9-13 7-3 20 3 6 5 8-3z',
];

/** A map of the two countries with the location of the company. It shows no shipping routes. */
export function CountryMap() {
  const { t } = useTranslation('site');
  const { t: widgets } = useTranslation();
  return (
    <svg className="country-map" viewBox="-56 0 312 184" role="img" aria-label={t('map.label')}>
      <path className="land" d={countries.join('')} />
      <path className="towns" d="M10 161h0m16-48h0" />
      <text className="town" x="0" y="166">
        {t('map.aqaba')}
      </text>
      <text className="town" x="16" y="118">
        {t('map.amman')}
      </text>
      <text x="38" y="142">
        {widgets('order.jordan')}
      </text>
      <text x="172" y="104">
        {widgets('order.iraq')}
      </text>
    </svg>
  );
}
