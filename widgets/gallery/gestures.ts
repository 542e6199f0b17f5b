// Gestures of the lightbox. Lengths are CSS pixels, times are milliseconds, x grows to the right in every language.
// Points are measured from the middle of the stage.

export type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** Position of the image's center on the stage, and its zoom. */
export type Transform = Point & { scale: number };

/** Centered, as large as fits. */
export const identity: Transform = { x: 0, y: 0, scale: 1 };
/** A file of 1600 pixels has enough detail for a zoom of 4 on a phone of 390. */
export const largestScale = 4;
export const doubleTapScale = 2.5;

/** A movement shorter than this is not a gesture. */
const slop = 8;
/** Minimum speed of a flick, in pixels per millisecond. */
const flick = 0.25;

/** Index in a circular list: -1 of 12 is 11. */
export function modulo(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** The transform at another scale; the spot of the image at `point` keeps its place. */
export function zoomAt(transform: Transform, scale: number, point: Point): Transform {
  const next = Math.min(Math.max(scale, 1), largestScale);
  const by = next / transform.scale;
  return {
    scale: next,
    x: point.x - (point.x - transform.x) * by,
    y: point.y - (point.y - transform.y) * by,
  };
}

/** Moves the transform so that no edge of the image is inside the stage; a smaller image is centered. */
export function clampToStage(transform: Transform, image: Size, stage: Size): Transform {
  const within = (value: number, length: number, room: number) => {
    const most = Math.max(0, (length * transform.scale - room) / 2);
    return Math.min(Math.max(value, -most), most) || 0;
  };
  return {
    scale: transform.scale,
    x: within(transform.x, image.width, stage.width),
    y: within(transform.y, image.height, stage.height),
  };
}

/** Result of a swipe: 1 shows the image on the right, -1 the one on the left, 0 stays. */
export function swipeResult(distance: number, speed: number, width: number): -1 | 0 | 1 {
  const far = Math.abs(distance) > width / 3;
  const fast = Math.abs(speed) > flick;
  // A flick back cancels the swipe.
  if (fast && Math.sign(speed) !== Math.sign(distance)) return 0;
  if (!far && !fast) return 0;
  return distance < 0 ? 1 : -1;
}

/** Whether an image that was dragged down closes the lightbox. */
export function closesOnDrag(distance: number, speed: number, height: number): boolean {
  if (distance <= 0 || speed < -flick) return false;
  return speed > flick || distance > height / 5;
}

export type Sample = Point & { at: number };

/** Speed at the end of a movement, from its last 100 ms; a finger that rested has none. */
export function speedOf(samples: Sample[], now: number): Point {
  const recent = samples.filter(({ at }) => now - at <= 100);
  // A busy phone reports few events: the last but one counts then, too.
  const [first, last] = [recent.length > 1 ? recent[0] : samples.at(-2), recent.at(-1)];
  if (!first || !last || last.at === first.at) return { x: 0, y: 0 };
  const time = last.at - first.at;
  return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
}

/** Gestures that pointers make; points are measured from the middle of the stage. */
type PointerGestures = {
  /** A touch starts: a running swipe animation ends at once. */
  start: () => void;
  /** True if one finger pans the image instead of swiping or dragging it. */
  pans: () => boolean;
  swipe: (distance: number) => void;
  swiped: (distance: number, speed: number) => void;
  drag: (distance: number) => void;
  dragged: (distance: number, speed: number) => void;
  pan: (by: Point) => void;
  /** Two fingers, or Control and the wheel. */
  zoom: (by: number, at: Point) => void;
  doubleTap: (at: Point) => void;
};

type Mode = 'none' | 'waiting' | 'swipe' | 'drag' | 'pan' | 'pinch';

/** Translates pointer and wheel events of the stage into gestures. */
export function onPointers(stage: HTMLElement, gestures: PointerGestures): void {
  const pointers = new Map<number, Point>();
  let mode: Mode = 'none';
  let from: Point = { x: 0, y: 0 };
  let samples: Sample[] = [];
  let tapped: Sample | undefined;
  let moved = false;

  const sampleOf = (event: MouseEvent): Sample => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    const at = event.timeStamp;
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2, at };
  };

  const down = (event: PointerEvent) => {
    if (event.button > 0 || pointers.size > 1) return;
    gestures.start();
    const sample = sampleOf(event);
    pointers.set(event.pointerId, sample);
    moved = pointers.size === 2;
    if (moved && mode === 'swipe') gestures.swiped(0, 0);
    if (moved && mode === 'drag') gestures.dragged(0, 0);
    mode = moved ? 'pinch' : 'waiting';
    from = sample;
    samples = [sample];
  };

  const modeOf = (x: number, y: number): Mode => {
    if (gestures.pans()) return 'pan';
    return Math.abs(x) > Math.abs(y) ? 'swipe' : 'drag';
  };

  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const sample = sampleOf(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, sample);
    samples.push(sample);
    const [x, y] = [sample.x - from.x, sample.y - from.y];
    if (mode === 'waiting' && Math.hypot(x, y) > slop) {
      moved = true;
      // Not earlier: the click of a captured pointer is dispatched to the stage instead of the pressed element.
      stage.setPointerCapture(event.pointerId);
      mode = modeOf(x, y);
    }
    if (mode === 'swipe') gestures.swipe(x);
    else if (mode === 'drag') gestures.drag(y);
    else if (mode === 'pan') gestures.pan({ x: sample.x - before.x, y: sample.y - before.y });
    else if (mode === 'pinch' && other) {
      gestures.zoom(distance(sample, other) / distance(before, other), middle(sample, other));
      // The image follows the middle between the fingers, which moves half as far as the moving finger.
      gestures.pan({ x: (sample.x - before.x) / 2, y: (sample.y - before.y) / 2 });
    }
  };

  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    const sample = sampleOf(event);
    const ended = mode;
    // The remaining finger of two pans the image.
    mode = pointers.size && gestures.pans() ? 'pan' : 'none';
    if (pointers.size) return;
    const canceled = event.type === 'pointercancel';
    const speed = speedOf(samples, sample.at);
    if (ended === 'swipe') gestures.swiped(canceled ? 0 : sample.x - from.x, canceled ? 0 : speed.x);
    else if (ended === 'drag') gestures.dragged(canceled ? 0 : sample.y - from.y, canceled ? 0 : speed.y);
    else if (ended === 'waiting' && !canceled) tap(sample);
  };

  const tap = (sample: Sample) => {
    const again = tapped && sample.at - tapped.at < 300 && distance(sample, tapped) < 40;
    tapped = again ? undefined : sample;
    if (again) gestures.doubleTap(sample);
  };

  const wheel = (event: WheelEvent) => {
    // Also keeps the page from scrolling. A pinch on a touchpad is a wheel event with Control.
    event.preventDefault();
    if (event.ctrlKey) gestures.zoom(Math.exp(-event.deltaY / 100), sampleOf(event));
    else if (gestures.pans()) gestures.pan({ x: -event.deltaX, y: -event.deltaY });
  };

  // A click that ends a gesture does not press the element below the pointer.
  const click = (event: Event) => moved && event.stopPropagation();

  stage.addEventListener('pointerdown', down);
  stage.addEventListener('pointermove', move);
  stage.addEventListener('pointerup', up);
  stage.addEventListener('pointercancel', up);
  stage.addEventListener('wheel', wheel, { passive: false });
  stage.addEventListener('click', click, true);
}

function distance(a: Point, b: Point): number {
  return Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
