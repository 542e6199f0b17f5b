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
import { addStyles } from '../element/stylesheets.ts';
import type { DapPictureDetail } from '../event-details.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { animate, frameOver } from './animate.ts';
import type { GalleryImage } from './gallery-image.tsx';
import { modulo } from './gestures.ts';
import styles from './lightbox.css?inline';
import { createPanZoom, type PanZoom } from './pan-zoom.ts';

export type GalleryEvents = {
  /** The lightbox opened; `index` counts from 0. */
  onOpen?: ((detail: DapPictureDetail) => void) | undefined;
  /** The lightbox closed; `index` is the image that was shown last. */
  onClose?: ((detail: DapPictureDetail) => void) | undefined;
  /** Closes the lightbox on Back, on a page that owns its history. Returns a function that releases Back. */
  onHistoryBack?: ((close: () => void) => () => void) | undefined;
};

export type LightboxHandle = {
  /** Renders an image while the lightbox is closed, because the visitor is about to open it. */
  prepare: (index: number) => void;
  open: (index: number) => void;
};

export type LightboxOptions = GalleryEvents & {
  handle: Ref<LightboxHandle>;
  images: GalleryImage[];
  /** Whether the images are illustrations; each then says so. */
  illustrations: boolean;
  /** The image to prepare first. */
  first: number | undefined;
  /** The grid, with one item per image. */
  list: RefObject<HTMLElement | null>;
};

type LightboxState = {
  /** Counts on past both ends, so that the first image follows the last; the index is `position` modulo the count. */
  position: number;
  /** The position whose neighbors are rendered; undefined while closed and in the first frame. */
  neighborsOf: number | undefined;
  /** The opening animation is over, so the neighbors may load their large files. */
  settled: boolean;
  /** Another image than the one that was opened has been shown, so images are announced. */
  stepped: boolean;
  /** Zoom of the image in the middle. */
  scale: number;
};

const closed = { neighborsOf: undefined, settled: false, stepped: false, scale: 1 };

/** Arrow keys as directions on the screen; x grows to the right. */
const arrows: Record<string, { x: -1 | 0 | 1; y: -1 | 0 | 1 }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Pixels that an arrow key moves a zoomed image, and the factor of `+`, `-` and the zoom buttons. */
const panStep = 80;
const zoomStep = 1.5;

/**
 * State and behavior of the lightbox. It is rendered closed with the image that will probably be opened. On slow phones
 * the frame after a tap must be cheap, so everything that this frame does not show is rendered after it.
 */
export function useLightbox({ handle, images, first = 0, list, ...events }: LightboxOptions) {
  const { onOpen, onClose, onHistoryBack } = events;
  const dialog = useRef<HTMLDialogElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const panZoom = useRef<PanZoom>(undefined);
  const phase = useRef<'closed' | 'open' | 'closing'>('closed');
  /** From where the next image slides in, in percent of the stage. */
  const slideFrom = useRef(0);
  const releaseBack = useRef<() => void>(undefined);
  const [state, setState] = useState<LightboxState>({ ...closed, position: first });
  const change = (changes: Partial<LightboxState>) => setState((before) => ({ ...before, ...changes }));
  const { position } = state;
  const count = images.length;
  const index = modulo(position, count);

  const thumbOf = (at: number) => list.current?.children[at]?.querySelector<HTMLElement>('.thumb');
  const box = () => track.current?.querySelector<HTMLElement>('.slide:not([inert]) .box');
  /** 1 if the next image is on the right, -1 if it is on the left. */
  const onward = () => (dialog.current?.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? -1 : 1);

  const show = (to: number) => change({ position: to, scale: 1, stepped: phase.current === 'open' });
  const step = (by: 1 | -1) => {
    // Starts at a third of the way, so that the very first frame shows a part of the image.
    slideFrom.current = by * onward() * 33;
    show(position + by);
  };
  const renderNeighbors = () =>
    afterPaint(() => {
      if (phase.current === 'open')
        startTransition(() => setState((before) => ({ ...before, neighborsOf: before.position })));
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads only refs; `position` says when to run
  useLayoutEffect(() => {
    panZoom.current?.reset();
    if (phase.current === 'closed') return;
    if (track.current && slideFrom.current)
      void animate(track.current, { transform: `translateX(${slideFrom.current}%)` }, { transform: 'none' });
    slideFrom.current = 0;
    renderNeighbors();
  }, [position]);

  const prepare = (to: number) => {
    const ready = to === index && box()?.querySelector('.small');
    if (phase.current === 'closed' && !ready) show(to);
  };

  const open = (at: number) => {
    if (phase.current !== 'closed' || !dialog.current || !backdrop.current) return;
    flushSync(() => prepare(at));
    phase.current = 'open';
    dialog.current.showModal();
    releaseBack.current = onHistoryBack?.(actions.close);
    onOpen?.({ index: at });
    void animate(backdrop.current, { opacity: 0 }, { opacity: 1 }).then(() => {
      if (phase.current === 'open') change({ settled: true });
    });
    const [image, thumb] = [box(), thumbOf(at)];
    if (image && thumb)
      void animate(image, frameOver(image, thumb), { transform: 'none', clipPath: 'inset(0)' });
    renderNeighbors();
  };

  const close = async () => {
    if (phase.current !== 'open' || !dialog.current) return;
    phase.current = 'closing';
    dialog.current.classList.add('closing');
    const thumb = thumbOf(index);
    const image = box();
    thumb?.scrollIntoView({ block: 'nearest' });
    if (thumb && image && backdrop.current) {
      const { transform } = image.style;
      image.style.transform = '';
      const opacity = backdrop.current.style.opacity || 1;
      await Promise.all([
        animate(image, { transform: transform || 'none' }, frameOver(image, thumb)),
        animate(backdrop.current, { opacity }, { opacity: 0 }),
      ]);
    }
    dialog.current?.close();
    finishClose();
  };

  /** Called after `close()`, when the lightbox is removed, and if the browser or the page closed the dialog. */
  const finishClose = () => {
    if (phase.current === 'closed' || !dialog.current || dialog.current.open) return;
    phase.current = 'closed';
    dialog.current.classList.remove('closing');
    if (backdrop.current) backdrop.current.style.opacity = '';
    panZoom.current?.reset();
    change(closed);
    releaseBack.current?.();
    thumbOf(index)?.focus();
    onClose?.({ index });
  };

  // Handlers that are attached once call the functions of the latest render.
  const latest = useRef({ close, finishClose, step, show, position, count });
  latest.current = { close, finishClose, step, show, position, count };
  const [actions] = useState(() => ({
    close: () => void latest.current.close(),
    step: (by: 1 | -1) => latest.current.step(by),
    zoom: (direction: 1 | -1) => panZoom.current?.zoom(zoomStep ** direction),
  }));
  useImperativeHandle(handle, () => ({ prepare, open }));

  useLayoutEffect(() => {
    if (dialog.current) addStyles(dialog.current, styles);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `box`, `onward` and `change` use only refs and a state setter
  useLayoutEffect(() => {
    if (!dialog.current || !stage.current || !track.current || !backdrop.current) return;
    panZoom.current = createPanZoom({
      stage: stage.current,
      track: track.current,
      backdrop: backdrop.current,
      box,
      canStep: () => latest.current.count > 1,
      onStep: (side) =>
        phase.current === 'open' && latest.current.show(latest.current.position + side * onward()),
      onClose: actions.close,
      onZoom: (scale) => change({ scale }),
    });
    return () => {
      dialog.current?.close();
      latest.current.finishClose();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const arrow = arrows[key];
    if (arrow && panZoom.current?.zoomed())
      panZoom.current.pan({ x: arrow.x * -panStep, y: arrow.y * -panStep });
    else if (arrow?.x && count > 1) step((arrow.x * onward()) as 1 | -1);
    else if (key === 'Home') show(position - index);
    else if (key === 'End') show(position - index + count - 1);
    else if (key === '+' || key === '=') actions.zoom(1);
    else if (key === '-') actions.zoom(-1);
    else if (key === 'Tab') return keepFocus(event);
    // The other keys that would scroll the page below the dialog.
    else if (!arrow && key !== 'PageUp' && key !== 'PageDown') return;
    event.preventDefault();
  };

  return { dialog, backdrop, stage, track, state, index, thumbOf, finishClose, onKeyDown, ...actions };
}
