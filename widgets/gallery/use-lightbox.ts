import {
  type KeyboardEvent,
  startTransition,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { catchBack } from './back.ts';
import { modulo } from './gestures.ts';
import { type Hand, takeInHand } from './hand.ts';
import { arrows, keepFocus } from './keys.ts';
import styles from './lightbox.css?inline';
import type { LightboxProps } from './lightbox.tsx';
import { afterFrame, glide, over } from './motion.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** How far an arrow key moves an enlarged picture, and how much + and - enlarge it. */
const stride = 80;
const enlarging = 1.5;

/**
 * The life of the lightbox: it stands ready, closed, with the picture that was aimed at; opens at an index, goes
 * step by step around, and is closed by whatever closes it. What a slow phone must do between a tap and its frame
 * is little: everything that nobody sees in that frame is rendered after it.
 */
export function useLightbox({ ref, pictures, first, thumbOf, onOpen, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const hand = useRef<Hand>(undefined);
  const state = useRef<'shut' | 'open' | 'closing'>('shut');
  /** From how far, in per cent of the stage, the next picture comes in. */
  const entering = useRef(0);
  const letBackGo = useRef(() => {});
  // It grows and shrinks without end; the index is what is left of it, so 12 of 12 has a next one.
  const [{ position }, setPlace] = useState({ position: first });
  const [scale, setScale] = useState(1);
  /** The position whose neighbours stand in the strip; none while it is closed and in the first frame. */
  const [around, setAround] = useState<number>();
  const [opened, setOpened] = useState(false);
  const count = pictures.length;
  const index = modulo(position, count);

  const box = () => track.current?.querySelector<HTMLElement>('.slide:not([inert]) .box');
  /** 1 where reading goes to the right, -1 where it goes to the left; by the attribute, as in the style sheet. */
  const reading = () => (dialog.current?.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? -1 : 1);

  const go = (to: number) => {
    setPlace({ position: to });
    setScale(1);
  };
  const step = (by: 1 | -1) => {
    // From a third of the way, so that the very first frame shows it.
    entering.current = by * reading() * 33;
    go(position + by);
  };
  const settle = () =>
    afterFrame(() => {
      if (state.current === 'open') startTransition(() => setAround(latest.current.position));
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is in the middle, before it is painted
  useLayoutEffect(() => {
    hand.current?.forget();
    if (state.current === 'shut') return;
    const [start, end] = [{ transform: `translateX(${entering.current}%)` }, { transform: 'none' }];
    if (track.current && entering.current) void glide(track.current, start, end);
    entering.current = 0;
    settle();
  }, [position]);

  /** Renders a picture while it is closed, unless it stands there with its thumbnail. */
  const aim = (to: number) => {
    if (state.current !== 'shut' || (to === index && box()?.querySelector('.small'))) return;
    setPlace({ position: to });
  };
  const open = (at: number) => {
    if (state.current !== 'shut' || !dialog.current || !ground.current) return;
    flushSync(() => aim(at));
    state.current = 'open';
    dialog.current.showModal();
    letBackGo.current = catchBack(does.close);
    onOpen(at);
    const [picture, thumb] = [box(), thumbOf(at)];
    void glide(ground.current, { opacity: 0 }, { opacity: 1 }).then(() => {
      if (state.current === 'open') setOpened(true);
    });
    if (picture && thumb)
      void glide(picture, over(picture, thumb), { transform: 'none', clipPath: 'inset(0)' });
    settle();
  };

  const close = async () => {
    if (state.current !== 'open' || !dialog.current) return;
    state.current = 'closing';
    dialog.current.classList.add('closing');
    const thumb = thumbOf(index);
    const picture = box();
    thumb?.scrollIntoView({ block: 'nearest' });
    if (thumb && picture && ground.current) {
      const { transform } = picture.style;
      picture.style.transform = '';
      const opacity = ground.current.style.opacity || 1;
      await Promise.all([
        glide(picture, { transform: transform || 'none' }, over(picture, thumb)),
        glide(ground.current, { opacity }, { opacity: 0 }),
      ]);
    }
    dialog.current?.close();
    closed();
  };
  /** At once after our own closing, because the event comes in a later task; by the event when the browser closed. */
  const closed = () => {
    if (state.current === 'shut' || !dialog.current || dialog.current.open) return;
    state.current = 'shut';
    dialog.current.classList.remove('closing');
    if (ground.current) ground.current.style.opacity = '';
    hand.current?.forget();
    setScale(1);
    setAround(undefined);
    setOpened(false);
    letBackGo.current();
    thumbOf(index)?.focus();
    onClose(index);
  };

  // What listens once speaks to the latest rendering.
  const latest = useRef({ close, step, go, position, count });
  latest.current = { close, step, go, position, count };
  const [does] = useState(() => ({
    close: () => void latest.current.close(),
    step: (by: 1 | -1) => latest.current.step(by),
  }));
  useImperativeHandle(ref, () => ({ aim, open }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (!dialog.current || !stage.current || !track.current || !ground.current) return;
    const root = dialog.current.getRootNode() as Document | ShadowRoot;
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    hand.current = takeInHand({
      stage: stage.current,
      track: track.current,
      ground: ground.current,
      box,
      canStep: () => latest.current.count > 1,
      onStep: (side) =>
        state.current === 'open' && latest.current.go(latest.current.position + side * reading()),
      onClose: does.close,
      onZoom: setScale,
    });
    return () => letBackGo.current();
  }, []);

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = arrows[event.key];
    if (arrow && hand.current?.zoomed()) hand.current.pan({ x: arrow.x * -stride, y: arrow.y * -stride });
    else if (arrow?.x && count > 1) step((arrow.x * reading()) as 1 | -1);
    else if (event.key === 'Home') go(position - index);
    else if (event.key === 'End') go(position - index + count - 1);
    else if (event.key === '+' || event.key === '=') hand.current?.zoom(enlarging);
    else if (event.key === '-') hand.current?.zoom(1 / enlarging);
    else if (event.key === 'Tab') return keepFocus(event, dialog.current);
    // The rest of the keys that would scroll the page behind.
    else if (!arrow && event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
  };

  return { dialog, stage, track, ground, position, index, scale, around, opened, closed, press, ...does };
}
