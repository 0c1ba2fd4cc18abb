import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { guests } from '../../../../drawings/alarm/cast.js';
import { NEAR, WHEEL } from '../../../../drawings/alarm/places.js';
import { ALARM_SECONDS } from '../../../../texts/alarm.js';
import { at } from './at.js';

const seconds = fc.double({ min: 0, max: ALARM_SECONDS, noNaN: true });

/** All numbers of a moment. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('the alarm at a moment', () => {
  it('depends on the time alone, whichever moment was asked for before', () => {
    void fc.assert(
      fc.property(seconds, seconds, (time, other) => {
        const first = at(time);
        at(other);
        expect(at(time)).toEqual(first);
      }),
    );
  });

  it('has a number for everything, and shares between 0 and 1', () => {
    void fc.assert(
      fc.property(seconds, (time) => {
        const moment = at(time);
        expect(numbersIn(moment).every(Number.isFinite)).toBe(true);
        const shares = [
          moment.panel,
          moment.hidden,
          moment.atWall,
          moment.gate,
          moment.signal.spark,
          ...moment.tables.map(({ up }) => up),
        ];
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
      }),
    );
  });

  it('jumps nowhere: nobody moves more than 10 units in a sixtieth of a second', () => {
    for (let time = 0; time < ALARM_SECONDS; time += 1 / 60) {
      const [now, next] = [at(time), at(time + 1 / 60)];
      for (const [place, { x, y }] of now.guests.entries()) {
        const then = next.guests[place];
        expect(Math.hypot((then?.x ?? 0) - x, (then?.y ?? 0) - y)).toBeLessThan(10);
      }
      expect(Math.hypot(next.wheel.x - now.wheel.x, next.wheel.y - now.wheel.y)).toBeLessThan(10);
    }
  });

  it('begins with a full house and ends with an innocent one', () => {
    const [start, end] = [at(0), at(ALARM_SECONDS)];
    expect(start.guests.map(({ pose }) => pose)).toEqual(guests.map(() => 'stand'));
    expect(start.tables.map(({ up }) => up)).toEqual([0, 0, 0]);
    expect(start.signal.spark).toBe(0);
    expect(end.guests.map(({ pose }) => pose)).toEqual(guests.map(() => 'end'));
    expect(end.tables.map(({ up }) => up)).toEqual([1, 1, 1]);
    expect([end.panel, end.hidden, end.gate]).toEqual([1, 1, 1]);
    expect(end.dealers.map(({ book }) => book)).toEqual([1, 1, 1, 1]);
    expect([start.look.wide, end.look.wide > NEAR]).toEqual([NEAR, true]);
  });

  it('rolls the wheel without slipping', () => {
    const [before, after] = [at(4.5).wheel, at(5).wheel];
    expect(((after.turn - before.turn) * Math.PI) / 180).toBeCloseTo((after.x - before.x) / WHEEL, 5);
  });
});
