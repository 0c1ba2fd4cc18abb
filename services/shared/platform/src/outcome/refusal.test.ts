import { describe, expect, it } from '@jest/globals';
import { runWithCorrelation } from '../logging/correlation.js';
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

describe('in another language', () => {
  const spanish = {
    Gone: (name?: string) => `${name ?? 'Eso'} ya no está.`,
    Full: ({ left }, wanted: number) => `Quedan ${left} de ${wanted}.`,
    Closed: { day: 'Cerramos ese día.', note: ({ reason }, note = '') => `${reason}${note}` },
    Late: 'Es tarde.',
  } satisfies SentencesOf<Refusals>;
  const refuseEither = refusals<Refusals, typeof english>(['Gone'], english, { es: spanish });
  const sayAll = (by = refuseEither) =>
    [by.Gone(), by.Full({ left: 2 }, 5), by.Closed.day({ reason: 'RAIN' }), by.Late({ since: 'noon' })].map(
      ({ message }) => message,
    );

  it('says what the request can read, with the same facts', () => {
    expect(runWithCorrelation('one', () => sayAll(), 'es')).toEqual([
      'Eso ya no está.',
      'Quedan 2 de 5.',
      'Cerramos ese día.',
      'Es tarde.',
    ]);
    expect(runWithCorrelation('one', () => sayAll())).toEqual(sayAll(refuse));
    const refused = runWithCorrelation('one', () => refuseEither.Full({ left: 2 }, 5), 'es');
    expect(refused).toEqual({ __typename: 'Full', message: 'Quedan 2 de 5.', left: 2 });
  });

  it('speaks English where there is no translation, and outside of a request', () => {
    expect(runWithCorrelation('one', () => sayAll(refuse), 'es')).toEqual(sayAll(refuse));
    expect(sayAll()).toEqual(sayAll(refuse));
  });

  it('knows at compile time what is not translated', () => {
    const { Late: _, ...part } = spanish;
    // @ts-expect-error a sentence
    refusals<Refusals, typeof english>([], english, { es: part });
    // @ts-expect-error one of several sentences
    refusals<Refusals, typeof english>([], english, { es: { ...spanish, Closed: { day: '' } } });
    // @ts-expect-error facts, which the English says
    refusals<Refusals, typeof english>([], english, { es: { ...spanish, Full: 'Está lleno.' } });
    // @ts-expect-error a detail that the English does not get
    refusals<Refusals, typeof english>([], english, { es: { ...spanish, Gone: (name: string) => name } });
    expect(part).toBeDefined();
  });
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
