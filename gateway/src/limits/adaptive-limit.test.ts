import { beforeEach, describe, expect, it } from '@jest/globals';
import { AdaptiveLimit, type Place } from './adaptive-limit.js';

let now: number;
let limit: AdaptiveLimit;

beforeEach(() => {
  now = 1_000;
  limit = new AdaptiveLimit({ first: 20, least: 10, most: 40 }, () => now);
});

/** So many at once, all of whom are answered after the same time. */
function answer(many: number, ms: number): void {
  const places = Array.from({ length: many }, () => limit.enter()).filter((place): place is Place => !!place);
  now += ms;
  for (const place of places) limit.leave(place, true);
}

/** A while of calm, so that it is known how long answers take. */
function calm(): void {
  for (let round = 0; round < 60; round += 1) answer(2, 10);
}

describe('AdaptiveLimit', () => {
  it('lets in as many as may be, and the next when one has left', () => {
    const places = Array.from({ length: 20 }, () => limit.enter());
    expect(limit.enter()).toBeUndefined();
    if (places[0]) limit.leave(places[0], false);
    expect(limit.enter()).toBeDefined();
  });

  it('lets in fewer while answers take longer than in calm, down to a bound', () => {
    calm();
    for (let round = 0; round < 3; round += 1) answer(20, 60);
    expect(limit.current).toBeLessThan(20);
    for (let round = 0; round < 20; round += 1) answer(20, 60);
    expect(limit.current).toBe(10);
  });

  it('lets in more while many are answered as quickly as few, up to a bound', () => {
    calm();
    for (let round = 0; round < 100; round += 1) answer(limit.current, 12);
    expect(limit.current).toBe(40);
  });

  it('takes what it sees in a rush for slow, when it has seen nothing else', () => {
    for (let round = 0; round < 20; round += 1) answer(20, 60);
    expect(limit.current).toBe(10);
  });

  it('concludes nothing from slow answers to few: that is how long they take', () => {
    calm();
    for (let round = 0; round < 60; round += 1) answer(2, 200);
    expect(limit.current).toBe(20);
  });

  it('does not count for long who waits for somebody else', () => {
    for (let at = 0; at < 20; at += 1) limit.enter();
    now += 200;
    expect(limit.enter()).toBeUndefined();
    now += 100;
    expect(limit.enter()).toBeDefined();
  });
});
