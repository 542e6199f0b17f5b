// What fingers mean, without a screen. Lengths are CSS pixels, times milliseconds, x grows to the right in
// every language; a point is measured from the middle of the stage.

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** How a picture lies on the stage: its centre and how much it is enlarged. */
export type Transform = Point & { scale: number };

/** In the middle, as large as fits. */
export const identity: Transform = { x: 0, y: 0, scale: 1 };
/** 1600 pixels on a phone of 390 are worth four times. */
export const largestScale = 4;
export const doubleTapScale = 2.5;

/** A finger that moves less than this only trembles. */
export const slop = 8;
/** A flick, in pixels a millisecond: slower than any thumb that means it, faster than one that looks around. */
const flick = 0.25;

/** The index within a list that has no ends: -1 of 12 is 11. */
export function modulo(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** The transform at another scale, with the spot under `point` staying there. */
export function zoomedAt(transform: Transform, scale: number, point: Point): Transform {
  const next = Math.min(Math.max(scale, 1), largestScale);
  const by = next / transform.scale;
  return {
    scale: next,
    x: point.x - (point.x - transform.x) * by,
    y: point.y - (point.y - transform.y) * by,
  };
}

/** The transform moved so far that no edge of the picture is inside the stage, and centred where it is smaller. */
export function keptInside(transform: Transform, picture: Size, stage: Size): Transform {
  const within = (value: number, length: number, room: number) => {
    const most = Math.max(0, (length * transform.scale - room) / 2);
    return Math.min(Math.max(value, -most), most) || 0;
  };
  return {
    scale: transform.scale,
    x: within(transform.x, picture.width, stage.width),
    y: within(transform.y, picture.height, stage.height),
  };
}

/** Where a swipe comes to rest: 1 shows what lies to the right, -1 what lies to the left, 0 stays. */
export function settled(distance: number, speed: number, width: number): -1 | 0 | 1 {
  const far = Math.abs(distance) > width / 3;
  const fast = Math.abs(speed) > flick;
  // A flick back the way it came takes the swipe back.
  if (fast && Math.sign(speed) !== Math.sign(distance)) return 0;
  if (!far && !fast) return 0;
  return distance < 0 ? 1 : -1;
}

/** Whether a picture that was dragged down is let go. */
export function letGo(distance: number, speed: number, height: number): boolean {
  if (distance <= 0 || speed < -flick) return false;
  return speed > flick || distance > height / 5;
}

/** How long the rest of the way takes at the finger's speed, neither abrupt nor slow. */
export function restOfWay(distance: number, speed: number): number {
  return Math.min(Math.max(Math.abs(distance) / Math.max(Math.abs(speed), 0.01), 120), 280);
}

export type Moment = Point & { at: number };

/** The speed of a movement that ends now, from its last tenth of a second; a finger that rested has none. */
export function speedOf(moments: Moment[], now: number): Point {
  const recent = moments.filter(({ at }) => now - at <= 100);
  // A busy phone tells of few movements: then the one before counts, too.
  const [first, last] = [recent.length > 1 ? recent[0] : moments.at(-2), recent.at(-1)];
  if (!first || !last || last.at === first.at) return { x: 0, y: 0 };
  const time = last.at - first.at;
  return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
}
