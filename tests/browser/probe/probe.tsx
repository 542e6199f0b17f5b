import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

type ProbeProps = {
  word: string;
  size: number | undefined;
  open: boolean;
  side: string;
  onPressed: (detail: object) => boolean;
};

/** A widget that only shows what it was told, for the tests of the wrapper. */
export function Probe({ word, size, open, side, onPressed }: ProbeProps) {
  const { t } = useTranslation();
  if (word === 'throw') throw new Error('thrown while rendering');
  useEffect(() => {
    const listen = () => {};
    addEventListener('resize', listen);
    return () => removeEventListener('resize', listen);
  }, []);
  return (
    <div>
      <output>{JSON.stringify({ word, size, open, side })}</output>
      <p>{t('card.show')}</p>
      <input aria-label={t('order.name')} />
      <button type="button" onClick={() => document.body.append(String(onPressed({ word })))}>
        {t('common.close')}
      </button>
    </div>
  );
}
