import { describe, expect, it } from '@jest/globals';
import type { Happened } from '../plan/inject.ts';
import { duplicateMails } from './duplicate-mails.ts';

const killed = (part: string, from: number): Happened => ({
  fault: { kind: 'kill', at: 0, part },
  from,
  until: from + 100,
  sentence: '',
});
const copies = [
  { id: 'a', at: 100_000 },
  { id: 'b', at: 100_500 },
  { id: 'a', at: 130_000 },
];

describe('an e-mail that goes out twice', () => {
  it('is a difference when nothing had happened', () => {
    expect(duplicateMails(copies, [])).toEqual(['e-mail a went out again 30000 ms later, and nothing had gone wrong']);
  });

  it('is explained by the death of who sent it', () => {
    expect(duplicateMails(copies, [killed('notifications', 100_010)])).toEqual([]);
  });

  it.each([
    ['somebody else', killed('orders', 100_010)],
    ['later', killed('notifications', 130_001)],
    ['long before', killed('notifications', 20_000)],
  ])('is not explained by a death of %s', (_, happened) => {
    expect(duplicateMails(copies, [happened])).toHaveLength(1);
  });

  it('counts each copy', () => {
    expect(duplicateMails([...copies, { id: 'a', at: 131_000 }], [])).toHaveLength(2);
  });
});
