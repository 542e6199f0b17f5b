import {
  autoUpdate,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useTypeahead,
} from '@floating-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLanguage } from '../../widgets/i18n/i18n.ts';
import { type Language, languageCodes, languages } from '../../widgets/i18n/languages.ts';
import { GlobeIcon, LanguageFlag } from '../../widgets/language-switcher/language-switcher.tsx';
import { CheckIcon, ChevronIcon } from '../../widgets/ui/icons.tsx';
import { pageLinks, pathOf } from '../routes.ts';

type MenuProps = {
  trigger: HTMLElement;
  route: string;
  /** @param refocus returns the focus to the button */
  onClose: (refocus: boolean) => void;
  onLanguage: (language: Language) => void;
};

/** Maximum time between characters of a type-ahead search, milliseconds. */
const typeAheadReset = 1000;
/** Time of hovering until a submenu opens, milliseconds. */
const submenuDelay = 100;
/** Distance from the edges of the viewport, pixels. */
const padding = 10;

const pages = Object.values(pageLinks);

/** The open menu (ARIA APG, menu button). Its submenu opens on click, hover and the arrow key in reading direction. */
export function Menu({ trigger, route, onClose, onLanguage }: MenuProps) {
  const { t, i18n } = useTranslation('site');
  const language = activeLanguage(i18n);
  const [active, setActive] = useState<number | null>(0);
  const [expanded, setExpanded] = useState(false);
  const items = useRef<(HTMLElement | null)[]>([]);
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const names = [...pages.map(({ text }) => t(text)), t('language')];
  const shown = expanded ? [...names, ...languageCodes.map((code) => languages[code].name)] : names;
  const labels = useRef<string[]>([]);
  labels.current = shown;
  const parent = pages.length;
  const [forward, back] = i18n.dir() === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (_open, _event, reason) => {
      if (expanded && reason === 'escape-key') collapse();
      else onClose(reason === 'escape-key');
    },
    elements: { reference: trigger },
    placement: 'bottom-end',
    strategy: 'fixed',
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [offset(12), flip({ padding }), shift({ padding })],
  });
  const { getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context),
    useListNavigation(context, { listRef: items, activeIndex: active, onNavigate: setActive, loop: true }),
    useTypeahead(context, {
      listRef: labels,
      activeIndex: active,
      onMatch: setActive,
      resetMs: typeAheadReset,
    }),
  ]);
  useEffect(() => () => clearTimeout(hover.current), []);

  const item = (index: number, extra: object = {}) =>
    getItemProps({
      ref: (element: HTMLElement | null) => {
        items.current[index] = element;
      },
      role: 'menuitem',
      tabIndex: active === index ? 0 : -1,
      className: 'option',
      ...extra,
    } as object);
  const collapse = () => {
    setExpanded(false);
    setActive(parent);
  };

  return (
    <div
      ref={refs.setFloating}
      className="popup menu"
      style={floatingStyles}
      {...getFloatingProps({
        role: 'menu',
        'aria-label': t('menu'),
        onKeyDown: (event) => {
          if (event.key === 'Tab') onClose(true);
          else if (expanded && event.key === back) collapse();
          else if (active === parent && event.key === forward) {
            setExpanded(true);
            setActive(parent + 1);
          }
        },
      })}
    >
      {pages.map(({ path, text }, index) => (
        <a
          key={path}
          href={pathOf(path, language)}
          aria-current={path === route ? 'page' : undefined}
          {...item(index, { onClick: () => onClose(false) })}
        >
          {t(text)}
        </a>
      ))}
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={expanded}
        {...item(parent, {
          onClick: () => {
            clearTimeout(hover.current);
            setExpanded(!expanded);
          },
          onPointerEnter: (event: PointerEvent) => {
            if (event.pointerType === 'mouse')
              hover.current = setTimeout(() => setExpanded(true), submenuDelay);
          },
          onPointerLeave: () => clearTimeout(hover.current),
        })}
      >
        <GlobeIcon />
        {t('language')}
        <ChevronIcon />
      </button>
      {expanded && (
        // biome-ignore lint/a11y/useSemanticElements: a menu within a menu, by the pattern
        <div role="group" className="submenu" aria-label={t('language')}>
          {languageCodes.map((code, index) => (
            <button
              key={code}
              type="button"
              lang={code}
              {...item(parent + 1 + index, {
                role: 'menuitemradio',
                'aria-checked': code === language,
                onClick: () => {
                  onClose(true);
                  onLanguage(code);
                },
              })}
            >
              <LanguageFlag language={code} />
              {languages[code].name}
              {code === language && <CheckIcon />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
