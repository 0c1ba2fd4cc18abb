import { expect, it } from '@jest/globals';
import { afterVisitState } from './after-visit.js';

const startsAt = new Date('2026-12-08T16:00:00Z');
const came = { startsAt, isErased: false, cameIn: 2, hasWritten: false };
const later = (days: number) => new Date(startsAt.getTime() + days * 86_400_000);

it.each([
  ['NOT_YET', came, later(-1)],
  ['NOT_YET', came, new Date(startsAt.getTime() - 1)],
  ['OPEN', came, startsAt],
  ['OPEN', came, later(27.9)],
  ['OVER', came, later(28)],
  ['DID_NOT_COME', { ...came, cameIn: 0 }, later(1)],
  // Staff put a count right.
  ['DID_NOT_COME', { ...came, cameIn: -1 }, later(1)],
  ['OVER', { ...came, isErased: true }, later(1)],
  ['WRITTEN', { ...came, hasWritten: true }, later(40)],
] as const)('says %s', (state, facts, now) => {
  expect(afterVisitState(facts, now)).toBe(state);
});
