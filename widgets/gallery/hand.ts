import { followFingers } from './fingers.ts';
import {
  doubleTapScale,
  keptInside,
  letGo,
  type Point,
  restOfWay,
  settled,
  still,
  type View,
  zoomedAt,
} from './gestures.ts';
import { glide } from './motion.ts';

/** Between two pictures on the strip, in pixels; `lightbox.css` says the same. */
const gap = 16;

/** What the hand holds. It moves these elements directly: a finger must not wait for a rendering. */
export type Held = {
  stage: HTMLElement;
  /** The strip that carries the picture and its neighbours. */
  track: HTMLElement;
  /** Behind the picture; it clears while the picture is dragged down. */
  ground: HTMLElement;
  /** The picture in the middle of the stage. */
  box: () => HTMLElement | null | undefined;
  /** False when there is no other picture. */
  canStep: () => boolean;
  /** 1 to what lies to the right, -1 to the left; the strip has arrived there. */
  onStep: (side: -1 | 1) => void;
  onClose: () => void;
  onZoom: (scale: number) => void;
};

/** What keys may do with the picture. */
export type Hand = {
  zoomed: () => boolean;
  pan: (by: Point) => void;
  zoom: (by: number) => void;
  /** Another picture is in the middle: everything lies still. */
  forget: () => void;
};

export function takeInHand(held: Held): Hand {
  const { stage, track, ground, box, onZoom } = held;
  let view = still;
  let arrive: (() => void) | undefined;

  const show = (next: View, smoothly: boolean) => {
    const picture = box();
    if (!picture) return;
    const size = { width: picture.offsetWidth, height: picture.offsetHeight };
    const room = { width: stage.clientWidth, height: stage.clientHeight };
    const { scale } = view;
    const before = picture.style.transform || 'none';
    view = keptInside(next, size, room);
    const after = view.scale === 1 ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    picture.style.transform = after;
    stage.toggleAttribute('data-zoomed', view.scale > 1);
    if (smoothly) void glide(picture, { transform: before }, { transform: after || 'none' });
    if (view.scale !== scale) onZoom(view.scale);
  };
  const zoom = (scale: number, at: Point, smoothly: boolean) => show(zoomedAt(view, scale, at), smoothly);
  const pan = ({ x, y }: Point, smoothly = false) =>
    show({ ...view, x: view.x + x, y: view.y + y }, smoothly);
  const slide = (by: number) => {
    track.style.transform = by ? `translateX(${by}px)` : '';
  };

  followFingers(stage, {
    start: () => arrive?.(),
    pans: () => view.scale > 1,
    pan,
    zoom: (by, at) => zoom(view.scale * by, at, false),
    doubleTap: (at) => zoom(view.scale > 1 ? 1 : doubleTapScale, at, true),
    swipe: (distance) => held.canStep() && slide(distance),
    swiped: (distance, speed) => {
      if (!held.canStep()) return;
      const side = settled(distance, speed, stage.clientWidth);
      const end = -side * (stage.clientWidth + gap) || 0;
      const arrived = () => {
        if (arrive !== arrived) return;
        arrive = undefined;
        if (side) held.onStep(side);
        else slide(0);
      };
      arrive = arrived;
      slide(end);
      const [start, stop] = [distance, end].map((x) => ({ transform: `translateX(${x}px)` }));
      if (start && stop) void glide(track, start, stop, restOfWay(end - distance, speed)).then(arrived);
    },
    drag: (distance) => {
      // Upwards it only gives a little.
      const y = distance > 0 ? distance : distance / 4;
      const part = Math.max(y, 0) / stage.clientHeight;
      const picture = box();
      if (picture) picture.style.transform = `translateY(${y}px) scale(${1 - part / 3})`;
      ground.style.opacity = `${1 - Math.min(part, 0.7)}`;
    },
    dragged: (distance, speed) => {
      if (letGo(distance, speed, stage.clientHeight)) return held.onClose();
      const picture = box();
      const before = picture?.style.transform || 'none';
      if (picture) picture.style.transform = '';
      if (picture) void glide(picture, { transform: before }, { transform: 'none' });
      ground.style.opacity = '';
    },
  });

  return {
    zoomed: () => view.scale > 1,
    pan: (by) => pan(by, true),
    zoom: (by) => zoom(view.scale * by, { x: 0, y: 0 }, true),
    forget: () => {
      view = still;
      slide(0);
      for (const picture of track.querySelectorAll<HTMLElement>('.box')) picture.style.transform = '';
      stage.removeAttribute('data-zoomed');
    },
  };
}
