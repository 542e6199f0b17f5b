import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  startTransition,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { addLook } from '../controls/add-look.ts';
import { catchBack } from './back.ts';
import { modulo } from './gestures.ts';
import { arrows, keepFocus } from './keys.ts';
import styles from './lightbox.css?inline';
import { afterFrame, glide, over } from './motion.ts';
import { createPanZoom, type PanZoom } from './pan-zoom.ts';
import type { Picture } from './pictures.ts';

/** How far an arrow key moves an enlarged picture, and how much + and - enlarge it. */
const stride = 80;
const enlarging = 1.5;

/** What the grid asks of the lightbox. */
export type Opener = {
  /** Somebody is about to open this picture: a finger is down on it, or it has the focus. */
  aim: (index: number) => void;
  open: (index: number) => void;
};

export type GalleryEvents = {
  /** The lightbox opened; `index` counts from 0. */
  onOpen?: ((detail: { index: number }) => void) | undefined;
  /** The lightbox closed; `index` is the picture that was seen last. */
  onClose?: ((detail: { index: number }) => void) | undefined;
};

export type LightboxOptions = GalleryEvents & {
  ref: Ref<Opener>;
  pictures: Picture[];
  /** Whether they are illustrations, which is then said under each. */
  illustrations: boolean;
  /** The picture that stands ready before anybody aimed at one. */
  first: number | undefined;
  /** The grid, with an item for each picture. */
  list: RefObject<HTMLElement | null>;
};

/**
 * The life of the lightbox: it stands ready, closed, with the picture that was aimed at; opens at an index, goes
 * step by step around, and is closed by whatever closes it. What a slow phone must do between a tap and its frame
 * is little: everything that nobody sees in that frame is rendered after it.
 */
export function useLightbox({ ref, pictures, first = 0, list, onOpen, onClose }: LightboxOptions) {
  /** The button of a picture in the grid. */
  const thumbOf = (index: number) => list.current?.children[index]?.querySelector<HTMLElement>('.thumb');
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const panZoom = useRef<PanZoom>(undefined);
  const state = useRef<'shut' | 'open' | 'closing'>('shut');
  /** From how far, in per cent of the stage, the next picture comes in. */
  const entering = useRef(0);
  const releaseBack = useRef(() => {});
  // It grows and shrinks without end; the index is what is left of it, so 12 of 12 has a next one.
  const [{ position }, setPosition] = useState({ position: first });
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
    setPosition({ position: to });
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
    panZoom.current?.reset();
    if (state.current === 'shut') return;
    const [start, end] = [{ transform: `translateX(${entering.current}%)` }, { transform: 'none' }];
    if (track.current && entering.current) void glide(track.current, start, end);
    entering.current = 0;
    settle();
  }, [position]);

  /** Renders a picture while it is closed, unless it stands there with its thumbnail. */
  const aim = (to: number) => {
    if (state.current !== 'shut' || (to === index && box()?.querySelector('.small'))) return;
    setPosition({ position: to });
  };
  const open = (at: number) => {
    if (state.current !== 'shut' || !dialog.current || !ground.current) return;
    flushSync(() => aim(at));
    state.current = 'open';
    dialog.current.showModal();
    releaseBack.current = catchBack(actions.close);
    onOpen?.({ index: at });
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
    panZoom.current?.reset();
    setScale(1);
    setAround(undefined);
    setOpened(false);
    releaseBack.current();
    thumbOf(index)?.focus();
    onClose?.({ index });
  };

  // What listens once speaks to the latest rendering.
  const latest = useRef({ close, step, go, position, count });
  latest.current = { close, step, go, position, count };
  const [actions] = useState(() => ({
    close: () => void latest.current.close(),
    step: (by: 1 | -1) => latest.current.step(by),
  }));
  useImperativeHandle(ref, () => ({ aim, open }));

  useLayoutEffect(() => {
    if (dialog.current) addLook(dialog.current, styles);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (!dialog.current || !stage.current || !track.current || !ground.current) return;
    panZoom.current = createPanZoom({
      stage: stage.current,
      track: track.current,
      ground: ground.current,
      box,
      canStep: () => latest.current.count > 1,
      onStep: (side) =>
        state.current === 'open' && latest.current.go(latest.current.position + side * reading()),
      onClose: actions.close,
      onZoom: setScale,
    });
    return () => releaseBack.current();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = arrows[event.key];
    if (arrow && panZoom.current?.zoomed())
      panZoom.current.pan({ x: arrow.x * -stride, y: arrow.y * -stride });
    else if (arrow?.x && count > 1) step((arrow.x * reading()) as 1 | -1);
    else if (event.key === 'Home') go(position - index);
    else if (event.key === 'End') go(position - index + count - 1);
    else if (event.key === '+' || event.key === '=') panZoom.current?.zoom(enlarging);
    else if (event.key === '-') panZoom.current?.zoom(1 / enlarging);
    else if (event.key === 'Tab') return keepFocus(event, dialog.current);
    // The rest of the keys that would scroll the page behind.
    else if (!arrow && event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
  };

  return {
    dialog,
    stage,
    track,
    ground,
    position,
    index,
    scale,
    around,
    opened,
    closed,
    thumbOf,
    onKeyDown,
    ...actions,
  };
}
