import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../widgets/controls/icons.tsx';
import { useLater } from '../../widgets/controls/use-later.ts';
import type { Language } from '../../widgets/language/languages.ts';
import { MenuIcon } from '../icons.tsx';

type MenuProps = { route: string; onLanguage: (language: Language) => void };

/** Small screens: one button that gathers the pages and the languages. Its list is fetched when first meant. */
export function Menu({ route, onLanguage }: MenuProps) {
  const { t } = useTranslation('site');
  const [{ MenuList } = {}, load] = useLater(() => import('./menu-list.tsx'));
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="square"
        aria-haspopup="menu"
        aria-expanded={open && MenuList !== undefined}
        aria-label={t('menu')}
        onPointerEnter={load}
        onFocus={load}
        onClick={async () => setOpen(!open && Boolean(await load()))}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </button>
      {open && MenuList && button.current && (
        <MenuList trigger={button.current} route={route} onClose={close} onLanguage={onLanguage} />
      )}
    </>
  );
}
