import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../widgets/i18n/languages.ts';
import { linkButton } from '../../widgets/ui/buttons.tsx';
import { CloseIcon } from '../../widgets/ui/icons.tsx';
import { useLazy } from '../../widgets/ui/use-lazy.ts';
import { MenuIcon } from '../icons.tsx';

/** The same links in `footer.tsx`. */
const footerLinks = '#quick-links';

type MenuProps = { route: string; onLanguage: (language: Language) => void };

/**
 * The menu button of small screens, with pages and languages. Its list is loaded on first use. If it cannot be loaded,
 * the button links to the same links in the footer.
 */
export function Menu({ route, onLanguage }: MenuProps) {
  const { t } = useTranslation('site');
  const [{ MenuList } = {}, load] = useLazy(() => import('./menu-list.tsx'));
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  };
  return (
    <>
      <a
        {...linkButton}
        ref={button}
        href={footerLinks}
        className="square"
        aria-haspopup="menu"
        aria-expanded={open && MenuList !== undefined}
        aria-label={t('menu')}
        onPointerEnter={load}
        onFocus={load}
        onClick={async (event) => {
          event.preventDefault();
          const there = Boolean(await load());
          setOpen(!open && there);
          if (!there) location.hash = footerLinks;
        }}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </a>
      {open && MenuList && button.current && (
        <MenuList trigger={button.current} route={route} onClose={close} onLanguage={onLanguage} />
      )}
    </>
  );
}
