import {
  doubleTapScale,
  identity,
  keptInside,
  letGo,
  type Point,
  restOfWay,
  settled,
  type Transform,
  zoomedAt,
} from './gestures.ts';
import { glide } from './motion.ts';
import { followPointers } from './pointer-input.ts';

/** Between two pictures on the strip, in pixels; `lightbox.css` says the same. */
const gap = 16;

/** It moves these elements directly: a finger must not wait for a rendering. */
export type PanZoomOptions = {
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
export type PanZoom = {
  zoomed: () => boolean;
  pan: (by: Point) => void;
  zoom: (by: number) => void;
  /** Another picture is in the middle: everything lies still. */
  reset: () => void;
};

/** Swiping, dragging, pinching and panning of the picture in the middle of the stage. */
export function createPanZoom(options: PanZoomOptions): PanZoom {
  const { stage, track, ground, box, onZoom } = options;
  let transform = identity;
  let arrive: (() => void) | undefined;

  const show = (next: Transform, smoothly: boolean) => {
    const picture = box();
    if (!picture) return;
    const size = { width: picture.offsetWidth, height: picture.offsetHeight };
    const room = { width: stage.clientWidth, height: stage.clientHeight };
    const { scale } = transform;
    const before = picture.style.transform || 'none';
    transform = keptInside(next, size, room);
    const after =
      transform.scale === 1 ? '' : `translate(${transform.x}px, ${transform.y}px) scale(${transform.scale})`;
    picture.style.transform = after;
    stage.toggleAttribute('data-zoomed', transform.scale > 1);
    if (smoothly) void glide(picture, { transform: before }, { transform: after || 'none' });
    if (transform.scale !== scale) onZoom(transform.scale);
  };
  const zoom = (scale: number, at: Point, smoothly: boolean) =>
    show(zoomedAt(transform, scale, at), smoothly);
  const pan = ({ x, y }: Point, smoothly = false) =>
    show({ ...transform, x: transform.x + x, y: transform.y + y }, smoothly);
  const slide = (by: number) => {
    track.style.transform = by ? `translateX(${by}px)` : '';
  };

  followPointers(stage, {
    start: () => arrive?.(),
    pans: () => transform.scale > 1,
    pan,
    zoom: (by, at) => zoom(transform.scale * by, at, false),
    doubleTap: (at) => zoom(transform.scale > 1 ? 1 : doubleTapScale, at, true),
    swipe: (distance) => options.canStep() && slide(distance),
    swiped: (distance, speed) => {
      if (!options.canStep()) return;
      const side = settled(distance, speed, stage.clientWidth);
      const end = -side * (stage.clientWidth + gap) || 0;
      const arrived = () => {
        if (arrive !== arrived) return;
        arrive = undefined;
        if (side) options.onStep(side);
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
      if (letGo(distance, speed, stage.clientHeight)) return options.onClose();
      const picture = box();
      const before = picture?.style.transform || 'none';
      if (picture) picture.style.transform = '';
      if (picture) void glide(picture, { transform: before }, { transform: 'none' });
      ground.style.opacity = '';
    },
  });

  return {
    zoomed: () => transform.scale > 1,
    pan: (by) => pan(by, true),
    zoom: (by) => zoom(transform.scale * by, { x: 0, y: 0 }, true),
    reset: () => {
      transform = identity;
      slide(0);
      for (const picture of track.querySelectorAll<HTMLElement>('.box')) picture.style.transform = '';
      stage.removeAttribute('data-zoomed');
    },
  };
}
