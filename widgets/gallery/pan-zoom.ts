import { animate } from './animate.ts';
import {
  clampToStage,
  closesOnDrag,
  doubleTapScale,
  identity,
  onPointers,
  type Point,
  swipeResult,
  type Transform,
  zoomAt,
} from './gestures.ts';

/** Gap between two images of the strip, in pixels, as in `lightbox.css`. */
const gap = 16;

/** These elements are moved directly, because a finger must not wait for a React render. */
type PanZoomOptions = {
  stage: HTMLElement;
  /** The strip with the image and its neighbors. */
  track: HTMLElement;
  /** Fades while the image is dragged down. */
  backdrop: HTMLElement;
  /** The image in the middle of the stage. */
  box: () => HTMLElement | null | undefined;
  /** False if there is only one image. */
  canStep: () => boolean;
  /** A swipe has ended: 1 shows the image on the right, -1 the one on the left. */
  onStep: (side: -1 | 1) => void;
  onClose: () => void;
  onZoom: (scale: number) => void;
};

/** Commands for the keyboard. */
export type PanZoom = {
  zoomed: () => boolean;
  pan: (by: Point) => void;
  zoom: (by: number) => void;
  /** Another image is in the middle: back to the initial position and size. */
  reset: () => void;
};

/** Swipe, drag, pinch, pan and zoom of the image in the middle of the stage. */
export function createPanZoom(options: PanZoomOptions): PanZoom {
  const { stage, track, backdrop, box, onZoom } = options;
  let transform = identity;
  let arrive: (() => void) | undefined;

  const show = (next: Transform, smoothly: boolean) => {
    const image = box();
    if (!image) return;
    const size = { width: image.offsetWidth, height: image.offsetHeight };
    const room = { width: stage.clientWidth, height: stage.clientHeight };
    const { scale } = transform;
    const before = image.style.transform || 'none';
    transform = clampToStage(next, size, room);
    const after =
      transform.scale === 1 ? '' : `translate(${transform.x}px, ${transform.y}px) scale(${transform.scale})`;
    image.style.transform = after;
    stage.toggleAttribute('data-zoomed', transform.scale > 1);
    if (smoothly) void animate(image, { transform: before }, { transform: after || 'none' });
    if (transform.scale !== scale) onZoom(transform.scale);
  };
  const zoom = (scale: number, at: Point, smoothly: boolean) => show(zoomAt(transform, scale, at), smoothly);
  const pan = ({ x, y }: Point, smoothly = false) =>
    show({ ...transform, x: transform.x + x, y: transform.y + y }, smoothly);
  const shifted = (by: number) => ({ transform: `translateX(${by}px)` });
  const slide = (by: number) => {
    track.style.transform = by ? shifted(by).transform : '';
  };

  onPointers(stage, {
    start: () => arrive?.(),
    pans: () => transform.scale > 1,
    pan,
    zoom: (by, at) => zoom(transform.scale * by, at, false),
    doubleTap: (at) => zoom(transform.scale > 1 ? 1 : doubleTapScale, at, true),
    swipe: (distance) => options.canStep() && slide(distance),
    swiped: (distance, speed) => {
      if (!options.canStep()) return;
      const side = swipeResult(distance, speed, stage.clientWidth);
      const end = -side * (stage.clientWidth + gap) || 0;
      const arrived = () => {
        if (arrive !== arrived) return;
        arrive = undefined;
        if (side) options.onStep(side);
        else slide(0);
      };
      arrive = arrived;
      slide(end);
      void animate(track, shifted(distance), shifted(end)).then(arrived);
    },
    drag: (distance) => {
      // Dragging up moves it only a little.
      const y = distance > 0 ? distance : distance / 4;
      const part = Math.max(y, 0) / stage.clientHeight;
      const image = box();
      if (image) image.style.transform = `translateY(${y}px) scale(${1 - part / 3})`;
      backdrop.style.opacity = `${1 - Math.min(part, 0.7)}`;
    },
    dragged: (distance, speed) => {
      if (closesOnDrag(distance, speed, stage.clientHeight)) return options.onClose();
      const image = box();
      const before = image?.style.transform || 'none';
      if (image) image.style.transform = '';
      if (image) void animate(image, { transform: before }, { transform: 'none' });
      backdrop.style.opacity = '';
    },
  });

  return {
    zoomed: () => transform.scale > 1,
    pan: (by) => pan(by, true),
    zoom: (by) => zoom(transform.scale * by, { x: 0, y: 0 }, true),
    reset: () => {
      transform = identity;
      slide(0);
      for (const image of track.querySelectorAll<HTMLElement>('.box')) image.style.transform = '';
      stage.removeAttribute('data-zoomed');
    },
  };
}
