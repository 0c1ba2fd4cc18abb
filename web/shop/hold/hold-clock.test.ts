import { describe, expect, it } from '@jest/globals';
import { asClock, holdSecondsLeft, spokenCountdown } from './hold-clock.js';

const hold = { secondsLeft: 900, toldAt: 5_000_000 };
function at(wallSeconds: number, pageSeconds = wallSeconds) {
  return {
    wall: hold.toldAt + wallSeconds * 1000,
    page: 100 + pageSeconds * 1000,
  };
}

describe('the countdown of a hold', () => {
  it('is the server’s time less the time passed since', () => {
    expect(holdSecondsLeft(hold, at(0), 100)).toBe(900);
    expect(holdSecondsLeft(hold, at(28), 100)).toBe(872);
    expect(holdSecondsLeft(hold, at(1200), 100)).toBe(0);
  });

  it('uses the clock that saw more time pass', () => {
    expect(holdSecondsLeft(hold, at(-3600, 60), 100)).toBe(840);
    expect(holdSecondsLeft(hold, at(600, 10), 100)).toBe(300);
  });

  it('continues after a reload, and never exceeds the hold', () => {
    expect(holdSecondsLeft(hold, at(60), undefined)).toBe(840);
    expect(holdSecondsLeft(hold, at(-60), undefined)).toBe(900);
  });

  it('is printed as minutes and seconds', () => {
    expect(asClock(872)).toBe('14:32');
    expect(asClock(61)).toBe('1:01');
    expect(asClock(0)).toBe('0:00');
  });

  it('is announced at five, two and one minutes, and at the end', () => {
    expect(spokenCountdown(301, 300)).toBe('Your seats are held for 5 more minutes.');
    expect(spokenCountdown(121, 120)).toBe('Your seats are held for 2 more minutes.');
    expect(spokenCountdown(61, 60)).toBe('Your seats are held for one more minute.');
    expect(spokenCountdown(1, 0)).toBe('Your seats are no longer held.');
  });

  it('is silent in between, and announces a jump once', () => {
    expect(spokenCountdown(300, 299)).toBeUndefined();
    expect(spokenCountdown(0, 0)).toBeUndefined();
    expect(spokenCountdown(100, 900)).toBeUndefined();
    expect(spokenCountdown(400, 90)).toBe('Your seats are held for 2 more minutes.');
    expect(spokenCountdown(400, 0)).toBe('Your seats are no longer held.');
  });
});
