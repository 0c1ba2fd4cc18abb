import { currentLanguage, runWithCorrelation } from '@hilltop/platform/logging/correlation';
import { describe, expect, it } from '@jest/globals';
import { sampleTicket } from './testing/sample-ticket.js';
import { TicketReader } from './ticket-reader.js';

/** Answers by id. An id with an error fails the whole call. */
function reader(known: Readonly<Record<string, unknown>>) {
  const calls: string[][] = [];
  const languages: string[] = [];
  const read = async (_: unknown, variables: Readonly<Record<string, unknown>>) => {
    const ids = Object.values(variables).map(String);
    calls.push(ids);
    languages.push(currentLanguage());
    const fault = ids.map((id) => known[id]).find((answer) => answer instanceof Error);
    if (fault) throw fault;
    return Object.fromEntries(ids.map((id, place) => [`a${place}`, known[id] ?? null])) as never;
  };
  return { calls, languages, tickets: new TicketReader({ read } as never) };
}

describe('tickets from bookings', () => {
  it('have the facts of the bookings, also of the oldest ones', async () => {
    const known = { new: sampleTicket(), old: sampleTicket({ tourDuration: null }) };
    const { tickets, calls } = reader(known);
    expect(await Promise.all([tickets.read('new'), tickets.read('old')])).toEqual([known.new, known.old]);
    expect(calls).toEqual([['new', 'old']]);
  });

  it('are read for each language by itself, at the same time', async () => {
    const { tickets, calls, languages } = reader({});
    const readIn = (language: 'en' | 'es', id: string) => runWithCorrelation('mail', () => tickets.read(id), language);
    await Promise.all([readIn('en', 'one'), readIn('es', 'dos'), readIn('en', 'two')]);
    expect(calls).toEqual([['one', 'two'], ['dos']]);
    expect(languages).toEqual(['en', 'es']);
  });

  it('are undefined for bookings that do not exist', async () => {
    expect(await reader({}).tickets.read('none')).toBeUndefined();
  });

  it('are read one by one when a batch fails, so that a bad one does not block the others', async () => {
    const { tickets, calls } = reader({ broken: new Error('broken'), whole: sampleTicket() });
    const [broken, whole, none] = await Promise.allSettled(['broken', 'whole', 'none'].map((id) => tickets.read(id)));
    expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'broken' } });
    expect(whole).toEqual({ status: 'fulfilled', value: sampleTicket() });
    expect(none).toEqual({ status: 'fulfilled', value: undefined });
    expect(calls).toEqual([['broken', 'whole', 'none'], ['broken'], ['whole'], ['none']]);
  });
});
