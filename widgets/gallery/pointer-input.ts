import { type Moment, type Point, slop, speedOf } from './gestures.ts';

/** What pointers mean, in words; points are measured from the middle of the stage. */
export type PointerGestures = {
  /** A new touch: what still moves should arrive. */
  start: () => void;
  /** True when one finger moves the picture instead of swiping or dragging it. */
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

/** Listens to fingers, mouse and wheel on the stage and says what they mean. */
export function followPointers(stage: HTMLElement, gestures: PointerGestures): void {
  const pointers = new Map<number, Point>();
  let mode: Mode = 'none';
  let from: Point = { x: 0, y: 0 };
  let moments: Moment[] = [];
  let tapped: Moment | undefined;
  let moved = false;

  const momentOf = (event: MouseEvent): Moment => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    const at = event.timeStamp;
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2, at };
  };

  const down = (event: PointerEvent) => {
    if (event.button > 0 || pointers.size > 1) return;
    gestures.start();
    const moment = momentOf(event);
    pointers.set(event.pointerId, moment);
    moved = pointers.size === 2;
    if (moved && mode === 'swipe') gestures.swiped(0, 0);
    if (moved && mode === 'drag') gestures.dragged(0, 0);
    mode = moved ? 'pinch' : 'waiting';
    from = moment;
    moments = [moment];
  };

  const meaning = (x: number, y: number): Mode => {
    if (gestures.pans()) return 'pan';
    return Math.abs(x) > Math.abs(y) ? 'swipe' : 'drag';
  };

  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const moment = momentOf(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, moment);
    moments.push(moment);
    const [x, y] = [moment.x - from.x, moment.y - from.y];
    if (mode === 'waiting' && Math.hypot(x, y) > slop) {
      moved = true;
      // Only now: the click of a captured pointer would land on the stage instead of what was pressed.
      stage.setPointerCapture(event.pointerId);
      mode = meaning(x, y);
    }
    if (mode === 'swipe') gestures.swipe(x);
    else if (mode === 'drag') gestures.drag(y);
    else if (mode === 'pan') gestures.pan({ x: moment.x - before.x, y: moment.y - before.y });
    else if (mode === 'pinch' && other) {
      gestures.zoom(distance(moment, other) / distance(before, other), middle(moment, other));
      // The picture follows the middle between the fingers, which goes half as far as the one that moves.
      gestures.pan({ x: (moment.x - before.x) / 2, y: (moment.y - before.y) / 2 });
    }
  };

  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    const moment = momentOf(event);
    const ended = mode;
    // One finger of two is left: it goes on moving the picture.
    mode = pointers.size && gestures.pans() ? 'pan' : 'none';
    if (pointers.size) return;
    const canceled = event.type === 'pointercancel';
    const speed = speedOf(moments, moment.at);
    if (ended === 'swipe') gestures.swiped(canceled ? 0 : moment.x - from.x, canceled ? 0 : speed.x);
    else if (ended === 'drag') gestures.dragged(canceled ? 0 : moment.y - from.y, canceled ? 0 : speed.y);
    else if (ended === 'waiting' && !canceled) tap(moment);
  };

  const tap = (moment: Moment) => {
    const again = tapped && moment.at - tapped.at < 300 && distance(moment, tapped) < 40;
    tapped = again ? undefined : moment;
    if (again) gestures.doubleTap(moment);
  };

  const wheel = (event: WheelEvent) => {
    // Also keeps the page behind where it is. A pinch on a touchpad is a wheel with Control.
    event.preventDefault();
    if (event.ctrlKey) gestures.zoom(Math.exp(-event.deltaY / 100), momentOf(event));
    else if (gestures.pans()) gestures.pan({ x: -event.deltaX, y: -event.deltaY });
  };

  // What ends a movement is no press on what happens to lie under it.
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
