// Gesture math without a DOM. Lengths are CSS pixels, times are milliseconds, x grows to the right in every language.
// Points are measured from the middle of the stage.

export type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** Position of the image's center on the stage, and its zoom. */
export type Transform = Point & { scale: number };

/** Centered, as large as fits. */
export const identity: Transform = { x: 0, y: 0, scale: 1 };
/** A file of 1600 pixels has enough detail for a zoom of 4 on a phone of 390. */
const largestScale = 4;
export const doubleTapScale = 2.5;

/** A movement shorter than this is not a gesture. */
export const slop = 8;
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

/** Duration of the rest of a swipe at the finger's speed, from 120 to 280 ms. */
export function remainingDuration(distance: number, speed: number): number {
  return Math.min(Math.max(Math.abs(distance) / Math.max(Math.abs(speed), 0.01), 120), 280);
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
