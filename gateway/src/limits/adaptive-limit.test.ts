import { beforeEach, describe, expect, it } from '@jest/globals';
import { AdaptiveLimit, type Place } from './adaptive-limit.js';

let now: number;
let shareAtWork: number;
let limit: AdaptiveLimit;

beforeEach(() => {
  now = 1_000;
  shareAtWork = 0.5;
  limit = new AdaptiveLimit(
    { first: 128, least: 12, most: 400 },
    () => now,
    () => shareAtWork,
  );
});

/** What a house can answer in a millisecond that is shared by all who are inside. */
const perMs = 1;

/**
 * So many ask in each millisecond for a while, and those who are inside are answered in the order in which they came.
 * Half of the time goes by before anything is counted.
 */
function visit(askedPerMs: number, ms: number, gate: AdaptiveLimit | { enter(): Place; leave(): void } = limit) {
  const inside: Place[] = [];
  let [due, done, asked, refused, longest] = [0, 0, 0, 0, 0];
  for (let at = 0; at < ms; at += 1) {
    now += 1;
    for (due += askedPerMs; due >= 1; due -= 1) {
      const place = gate.enter();
      if (place) inside.push(place);
      if (at < ms / 2) continue;
      asked += 1;
      if (!place) refused += 1;
    }
    for (done = Math.min(done + perMs, inside.length); done >= 1; done -= 1) {
      const place = inside.shift();
      if (!place) break;
      gate.leave(place, true);
      if (at >= ms / 2) longest = Math.max(longest, now - place.since);
    }
  }
  return { refused: refused / asked, longest };
}

/** One asks in each millisecond, and each is answered after 200, however many are inside. */
function lookAtSlowService(): void {
  const inside: Place[] = [];
  for (let at = 0; at < 8_000; at += 1) {
    now += 1;
    const place = limit.enter();
    if (place) inside.push(place);
    if (inside[0] && now - inside[0].since >= 200) limit.leave(inside.shift() as Place, true);
  }
}

/** A door without a bound. */
const open = { enter: () => ({ since: now }), leave: () => undefined };

describe('AdaptiveLimit', () => {
  it('lets in as many as may be, and the next when one has left', () => {
    const places = Array.from({ length: 128 }, () => limit.enter());
    expect(limit.enter()).toBeUndefined();
    if (places[0]) limit.leave(places[0], false);
    expect(limit.enter()).toBeDefined();
  });

  it('refuses nobody while all can be answered', () => {
    expect(visit(0.9, 4_000).refused).toBe(0);
    expect(limit.current).toBe(128);
  });

  it('refuses most at once when far more ask, so that those who are let in wait for few', () => {
    const { refused, longest } = visit(5, 4_000);
    expect(refused).toBeCloseTo(0.8, 1);
    expect(longest).toBeLessThan(40);
  });

  it('makes the difference: without it they wait for all who came before', () => {
    expect(visit(5, 4_000, open).longest).toBeGreaterThan(2_000);
  });

  it('lets in as many as before soon after a rush', () => {
    visit(5, 4_000);
    expect(visit(0.9, 2_000).refused).toBe(0);
    expect(limit.current).toBe(128);
  });

  it('has room for a gust', () => {
    visit(0.5, 1_000);
    const gust = Array.from({ length: 100 }, () => limit.enter());
    expect(gust.every(Boolean)).toBe(true);
  });

  it('lets in more while few wait as long as many: they wait for a service, not for one another', () => {
    lookAtSlowService();
    expect(limit.current).toBeGreaterThan(199);
  });

  it('lets in few when it is this process that is slow, however long few wait', () => {
    shareAtWork = 1;
    lookAtSlowService();
    expect(limit.current).toBe(12);
  });

  it('does not count for long who waits for somebody else', () => {
    for (let at = 0; at < 128; at += 1) limit.enter();
    now += 200;
    expect(limit.enter()).toBeUndefined();
    now += 100;
    expect(limit.enter()).toBeDefined();
  });
});
