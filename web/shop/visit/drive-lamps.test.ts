import { describe, expect, it } from '@jest/globals';
import { driveLamps } from './drive.js';

const stay = { createdAt: '2026-11-08T18:00:00.000Z', tourDate: '2026-12-05' };
function counted(today: string, most = 40, of = stay) {
  const lamps = driveLamps(of, today, most);
  return { lit: lamps.filter((lamp) => lamp === 'lit').length, now: lamps.indexOf('today'), of: lamps.length };
}

describe('the lamps of the drive', () => {
  it('has one for each day, lit as days pass', () => {
    expect(counted('2026-11-22')).toEqual({ lit: 13, now: 13, of: 27 });
    expect(counted('2026-11-23')).toEqual({ lit: 14, now: 14, of: 27 });
  });

  it('are all lit on the day of the visit', () => {
    expect(counted('2026-12-05')).toEqual({ lit: 26, now: 26, of: 27 });
  });

  it('start with one on the day of the booking', () => {
    expect(counted('2026-11-08')).toEqual({ lit: 0, now: 0, of: 27 });
    expect(counted('2026-12-05', 40, { ...stay, createdAt: '2026-12-05T14:00:00.000Z' })).toEqual({
      lit: 0,
      now: 0,
      of: 1,
    });
  });

  it('are the last ones if not all fit', () => {
    expect(counted('2026-11-22', 17)).toEqual({ lit: 3, now: 3, of: 17 });
    expect(counted('2026-11-10', 17)).toEqual({ lit: 0, now: 0, of: 17 });
  });
});
