import { expect, test } from 'vitest';
import { runs } from '../../src/sections/opening-hours.tsx';

test.each([
  [[0, 1, 2, 3, 4], [[0, 4]]],
  [
    [0, 1, 2, 4],
    [[0, 2], [4]],
  ],
  [[6], [[6]]],
  [[], []],
])('the days %j are said as %j', (days, said) => expect(runs(days)).toEqual(said));
