import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildASTSchema, Kind, parse, validate } from 'graphql';
import { type AddressBook, readAddresses } from './read-addresses.js';

const tickets: AddressBook = { field: 'bookingTicket', argument: 'bookingId', address: 'email' };

/** Records every query and returns `data`. */
function listening(answer: unknown) {
  const asked: { query: string; variables: Readonly<Record<string, unknown>> }[] = [];
  const read = async (query: string, variables: Readonly<Record<string, unknown>>) => {
    asked.push({ query, variables });
    return answer;
  };
  return { asked, read };
}

function schemaOf(service: string) {
  const document = parse(readFileSync(new URL(`../../../${service}/schema.graphql`, import.meta.url), 'utf8'));
  // The federation link is for the gateway.
  const definitions = document.definitions.filter(({ kind }) => kind !== Kind.SCHEMA_EXTENSION);
  return buildASTSchema({ ...document, definitions }, { assumeValidSDL: true });
}

describe('the addresses of a page', () => {
  it('are read in one call, without those of subjects that are gone', async () => {
    const bookings = listening({ a0: { email: 'ada@example.test' }, a1: null });
    expect(await readAddresses(bookings, tickets, ['one', 'two'])).toEqual(new Map([['one', 'ada@example.test']]));
    expect(bookings.asked.map(({ variables }) => variables)).toEqual([{ id0: 'one', id1: 'two' }]);
  });

  it('are not read when there is no e-mail', async () => {
    const bookings = listening({});
    expect((await readAddresses(bookings, tickets, [])).size).toBe(0);
    expect(bookings.asked).toEqual([]);
  });

  it('throw when the answer has none', async () => {
    await expect(readAddresses(listening({ a0: { phone: '1' } }), tickets, ['one'])).rejects.toThrow('email');
  });
});

it.each([
  ['bookings', tickets],
  ['orders', { field: 'orderReceipt', argument: 'orderId', address: 'customerEmail' }],
  ['contact', { field: 'contactMessage', argument: 'id', address: 'email' }],
])('the query to %s fits its schema', async (service, book) => {
  const subgraph = listening({ a0: null, a1: null });
  await readAddresses(subgraph, book, ['one', 'two']);
  const [asked] = subgraph.asked;
  expect(validate(schemaOf(service), parse(asked?.query ?? '')).map(({ message }) => message)).toEqual([]);
});
