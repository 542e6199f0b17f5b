import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { catchBack } from './back.ts';
import { modulo } from './gestures.ts';
import { type Hand, takeInHand } from './hand.ts';
import styles from './lightbox.css?inline';
import type { LightboxProps } from './lightbox.tsx';
import { glide, over } from './motion.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** How far an arrow key moves an enlarged picture, and how much + and - enlarge it. */
const stride = 80;
const enlarging = 1.5;

/** The life of the lightbox: open at an index, step by step around, closed by whatever closes it. */
export function useLightbox({ pictures, first, thumbOf, onOpen, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const hand = useRef<Hand>(undefined);
  const closing = useRef(false);
  /** From how far, in pixels, the next picture comes in. */
  const entering = useRef(0);
  const letBackGo = useRef(() => {});
  // It grows and shrinks without end; the index is what is left of it, so 12 of 12 has a next one.
  const [position, setPosition] = useState(first);
  const [scale, setScale] = useState(1);
  const [opened, setOpened] = useState(false);
  const count = pictures.length;
  const index = modulo(position, count);

  const box = () => track.current?.querySelector<HTMLElement>('.slide:not([inert]) .box');
  /** 1 where reading goes to the right, -1 where it goes to the left. */
  const reading = () => (dialog.current && getComputedStyle(dialog.current).direction === 'rtl' ? -1 : 1);

  const go = (to: number) => {
    setPosition(to);
    setScale(1);
  };
  const step = (by: 1 | -1) => {
    // From a third of the way, so that the very first frame shows it.
    entering.current = (by * reading() * innerWidth) / 3;
    go(position + by);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is in the middle, before it is painted
  useLayoutEffect(() => {
    hand.current?.forget();
    const [start, end] = [{ transform: `translateX(${entering.current}px)` }, { transform: 'none' }];
    if (track.current && entering.current) void glide(track.current, start, end);
    entering.current = 0;
  }, [position]);

  const close = async () => {
    if (closing.current || !dialog.current) return;
    closing.current = true;
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
  };
  const closed = () => {
    letBackGo.current();
    thumbOf(index)?.focus();
    onClose(index);
  };

  // What listens once speaks to the latest rendering.
  const latest = useRef({ step, close, go, position, count });
  latest.current = { step, close, go, position, count };

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once
  useLayoutEffect(() => {
    if (!dialog.current || !stage.current || !track.current || !ground.current) return;
    const root = dialog.current.getRootNode() as Document | ShadowRoot;
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    dialog.current.showModal();
    letBackGo.current = catchBack(() => void latest.current.close());
    hand.current = takeInHand({
      stage: stage.current,
      track: track.current,
      ground: ground.current,
      box,
      canStep: () => latest.current.count > 1,
      onStep: (side) => latest.current.go(latest.current.position + side * reading()),
      onClose: () => void latest.current.close(),
      onZoom: setScale,
    });
    onOpen();
    const [picture, thumb] = [box(), thumbOf(first)];
    void glide(ground.current, { opacity: 0 }, { opacity: 1 }).then(() => setOpened(true));
    if (picture && thumb)
      void glide(picture, over(picture, thumb), { transform: 'none', clipPath: 'inset(0)' });
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

  return { dialog, stage, track, ground, position, index, scale, opened, step, close, closed, press };
}

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** From the last button to the first and back; a modal dialog alone would let Tab out to the browser's bars. */
function keepFocus(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  const buttons = dialog.querySelectorAll('button');
  const [leaving, entering] = event.shiftKey ? [0, buttons.length - 1] : [buttons.length - 1, 0];
  const active = (dialog.getRootNode() as Document | ShadowRoot).activeElement;
  if (active !== buttons[leaving] && active !== dialog) return;
  event.preventDefault();
  buttons[entering]?.focus();
}
