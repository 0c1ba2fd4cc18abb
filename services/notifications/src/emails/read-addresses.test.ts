import { describe, expect, it } from '@jest/globals';
import { TicketAddressDocument } from '../generated/bookings-queries.js';
import type { MailSources } from '../mail-sources.js';
import { readAddresses } from './read-addresses.js';

/** Records every query and answers with `data`. */
function listening(data: unknown) {
  const asked: { query: string; variables: unknown }[] = [];
  const read = async (query: { toString(): string }, variables: unknown) => {
    asked.push({ query: query.toString(), variables });
    return data as never;
  };
  return { asked, sources: { bookings: { read } } as unknown as MailSources };
}

const recipients = readAddresses('bookings', TicketAddressDocument, ({ bookingTicket }) => bookingTicket?.email);

describe('the addresses of a page', () => {
  it('are read in one call, without those of subjects that are gone', async () => {
    const bookings = listening({ a0: { email: 'ada@example.test' }, a1: null });
    const found = await recipients(['one', 'two'], bookings.sources);
    expect(found).toEqual(new Map([['one', 'ada@example.test']]));
    expect(bookings.asked.map(({ variables }) => variables)).toEqual([{ id0: 'one', id1: 'two' }]);
  });

  it('are not read when there is no e-mail', async () => {
    const bookings = listening({});
    expect((await recipients([], bookings.sources)).size).toBe(0);
    expect(bookings.asked).toEqual([]);
  });
});
