import { describe, expect, test } from 'vitest';
import {
  clampToStage,
  closesOnDrag,
  modulo,
  speedOf,
  swipeResult,
  zoomAt,
} from '../../../../widgets/gallery/gestures.ts';

describe('gallery gestures', () => {
  test('wrap positions around the list', () => {
    expect([-1, 0, 11, 12, -13].map((position) => modulo(position, 12))).toEqual([11, 0, 11, 0, 11]);
  });

  test.each([
    ['a long slow swipe to the left shows the image on the right', -200, 0, 1],
    ['a long slow swipe to the right shows the image on the left', 200, 0, -1],
    ['a short slow swipe stays', -60, -0.1, 0],
    ['a short flick steps', -30, -0.6, 1],
    ['a long swipe that flicks back stays', -200, 0.6, 0],
  ] as const)('%s', (_, distance, speed, side) => expect(swipeResult(distance, speed, 390)).toBe(side));

  test.each([
    ['a long drag down closes', 200, 0, true],
    ['a flick down closes', 40, 0.6, true],
    ['a short drag down stays', 40, 0, false],
    ['a drag up stays', -300, -2, false],
    ['a long drag down that flicks back stays', 300, -0.6, false],
  ] as const)('%s', (_, distance, speed, closes) => expect(closesOnDrag(distance, speed, 800)).toBe(closes));

  test('zooming keeps the spot under the finger and stays between 1 and 4', () => {
    const spot = { x: 90, y: -40 };
    const zoomed = zoomAt({ x: 0, y: 0, scale: 1 }, 2, spot);
    expect(zoomed).toEqual({ scale: 2, x: -90, y: 40 });
    expect(zoomAt(zoomed, 99, spot).scale).toBe(4);
    expect(zoomAt(zoomed, 0.1, spot).scale).toBe(1);
  });

  test('a zoomed image covers the stage and a smaller one is centered', () => {
    const image = { width: 400, height: 300 };
    const stage = { width: 400, height: 800 };
    expect(clampToStage({ x: 999, y: 999, scale: 2 }, image, stage)).toEqual({ x: 200, y: 0, scale: 2 });
    expect(clampToStage({ x: 5, y: 5, scale: 1 }, image, stage)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  test('a finger that rested has no speed', () => {
    const samples = [
      { x: 0, y: 0, at: 0 },
      { x: 50, y: 0, at: 50 },
    ];
    expect(speedOf(samples, 60)).toEqual({ x: 1, y: 0 });
    expect(speedOf(samples, 300)).toEqual({ x: 0, y: 0 });
  });
});
