import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type EraLineEvent, type EraLineState, eraInHash, eraLine, placeAfterKey } from './use-era-line.js';

const resting: EraLineState = { open: undefined, preview: undefined };
function after(...events: readonly EraLineEvent[]): EraLineState {
  return events.reduce(eraLine, resting);
}

const era = fc.constantFrom('tea', 'dice', 'raid');
const anyEvent: fc.Arbitrary<EraLineEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('reached' as const, 'left' as const, 'chosen' as const), era }),
  fc.record({ kind: fc.constantFrom('closed' as const, 'escaped' as const) }),
);

describe('the line of eras', () => {
  it('previews the hovered era until the pointer leaves', () => {
    expect(after({ kind: 'reached', era: 'tea' })).toEqual({ open: undefined, preview: 'tea' });
    expect(after({ kind: 'reached', era: 'tea' }, { kind: 'left', era: 'tea' })).toEqual(resting);
  });

  it('keeps a preview when another era is left', () => {
    expect(after({ kind: 'reached', era: 'dice' }, { kind: 'left', era: 'tea' }).preview).toBe('dice');
  });

  it('opens one era at a time: the next one replaces it', () => {
    expect(after({ kind: 'chosen', era: 'tea' }, { kind: 'chosen', era: 'raid' })).toEqual({
      open: 'raid',
      preview: undefined,
    });
  });

  it('closes the open era when it is pressed again', () => {
    expect(after({ kind: 'chosen', era: 'tea' }, { kind: 'chosen', era: 'tea' })).toEqual(resting);
  });

  it('keeps the card while another era is previewed; Escape closes the preview first, then the card', () => {
    const both = after({ kind: 'chosen', era: 'tea' }, { kind: 'reached', era: 'raid' });
    expect(both).toEqual({ open: 'tea', preview: 'raid' });
    const once = eraLine(both, { kind: 'escaped' });
    expect(once).toEqual({ open: 'tea', preview: undefined });
    expect(eraLine(once, { kind: 'escaped' })).toEqual(resting);
  });

  it('never previews the open era, for any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const { open, preview } = after(...events);
        expect(open === undefined || open !== preview).toBe(true);
      }),
    );
  });
});

describe('placeAfterKey', () => {
  it('moves along the line and stops at its ends', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => placeAfterKey(key, 3, 8))).toEqual([4, 2, 0, 7]);
    expect([placeAfterKey('ArrowLeft', 0, 8), placeAfterKey('ArrowRight', 7, 8)]).toEqual([0, 7]);
  });

  it('leaves every other key alone', () => {
    expect(['ArrowDown', 'Tab', 'Enter', ' ', 'a'].map((key) => placeAfterKey(key, 3, 8))).toEqual(
      Array(5).fill(undefined),
    );
  });
});

describe('eraInHash', () => {
  it('accepts only eras of the line', () => {
    expect(eraInHash('#raid', ['tea', 'raid'])).toBe('raid');
    expect(['', '#', '#rai', '#main', 'raid'].map((hash) => eraInHash(hash, ['tea', 'raid']))).toEqual(
      Array(5).fill(undefined),
    );
  });
});
