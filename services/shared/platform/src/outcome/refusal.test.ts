import { expect, it } from '@jest/globals';
import { type Refused, refusals, type SentencesOf } from './refusal.js';

interface Refusals {
  readonly Gone: Refused<'Gone', { message: string }>;
  readonly Full: Refused<'Full', { message: string; left: number }>;
  readonly Closed: Refused<'Closed', { message: string; reason: string | null }>;
  readonly Late: Refused<'Late', { message: string; since: string }>;
}

const english = {
  Gone: (name?: string) => `${name ?? 'It'} is gone.`,
  Full: ({ left }, wanted: number) => `${left} of ${wanted} are left.`,
  Closed: { day: 'Closed on this day.', note: ({ reason }, note = '') => `${reason}${note}` },
  Late: 'Too late.',
} satisfies SentencesOf<Refusals>;

const refuse = refusals<Refusals, typeof english>(['Gone'], english);

it('makes a refusal of its facts and its sentence, which can say more', () => {
  expect(refuse.Full({ left: 2 }, 5)).toEqual({ __typename: 'Full', message: '2 of 5 are left.', left: 2 });
  expect(refuse.Late({ since: 'noon' })).toEqual({ __typename: 'Late', message: 'Too late.', since: 'noon' });
  expect(refuse.Gone('A book')).toEqual({ __typename: 'Gone', message: 'A book is gone.' });
  expect(refuse.Gone()).toEqual({ __typename: 'Gone', message: 'It is gone.' });
});

it('has a function for each of several sentences', () => {
  const closed = { __typename: 'Closed', reason: 'RAIN' };
  expect(refuse.Closed.day({ reason: 'RAIN' })).toEqual({ ...closed, message: 'Closed on this day.' });
  expect(refuse.Closed.note({ reason: 'RAIN' }, ' today')).toEqual({ ...closed, message: 'RAIN today' });
});

it('knows at compile time what is missing', () => {
  // @ts-expect-error a fact
  refuse.Late({});
  // @ts-expect-error a detail
  refuse.Full({ left: 2 });
  // @ts-expect-error a sentence
  const incomplete: SentencesOf<Refusals> = { Gone: '', Full: '', Closed: '' };
  expect(incomplete).toBeDefined();
});
