/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { planeThrough, readCorners } from './plane.js';

const corners = readCorners('100,100 300,120 420,300 20,280');
const plane = planeThrough(corners);

describe('a plane in perspective', () => {
  it('puts the unit corners on the four corners', () => {
    const at = [plane(0, 0), plane(1, 0), plane(1, 1), plane(0, 1)].map(([x, y]) => [Math.round(x), Math.round(y)]);
    expect(at).toEqual(corners);
  });

  it('keeps straight lines straight', () => {
    void fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        (u, v) => {
          const [a, b, c] = [plane(u, 0), plane(u, v), plane(u, 1)];
          const bend = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
          expect(Math.abs(bend)).toBeLessThan(1e-6 * 4e4);
        },
      ),
    );
  });

  it('rejects anything but four corners', () => {
    expect(() => readCorners('0,0 1,0 1,1')).toThrow();
    expect(() => readCorners('0,0 1,0 1,1 a,b')).toThrow();
  });
});
