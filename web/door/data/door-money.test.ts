/** @jest-environment node */
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { deleteDB } from 'idb';
import { nameVenueTimeZone } from '../../test/venue-time-zone.js';
import { type DoorDatabase, openDoorDatabase } from './door-database.js';
import { createDoorPhone, type DoorPhone } from './door-phone.js';
import { sampleParty } from './manifest-samples.js';
import { answering, newServer, type Server } from './sample-server.js';

nameVenueTimeZone();

const admit = {
  bookingId: sampleParty.bookingId,
  revision: 0,
  people: 2,
  verdict: 'ADMIT',
  overridden: false,
  reason: null,
} as const;

let name: string;
let database: DoorDatabase;
let phone: DoorPhone;
let server: Server;
const realFetch = globalThis.fetch;

beforeEach(async () => {
  name = randomUUID();
  database = await openDoorDatabase(name);
  phone = createDoorPhone(database);
  server = newServer();
  globalThis.fetch = answering(server);
});
afterEach(async () => {
  await phone.synchronize();
  globalThis.fetch = realFetch;
  database.close();
  await deleteDB(name);
});

describe('money that a guide took', () => {
  const cash = { amount: '75.00', paidBy: 'cash', revision: 0 } as const;

  it('is kept without a network, and recorded before its scan, with one key', async () => {
    await phone.synchronize();
    server.isUp = false;
    await phone.keep(admit, cash);
    expect(phone.store.state()).toMatchObject({ unsent: 1, unsentPayments: 1 });
    expect(phone.store.state().day?.taken).toEqual(new Set([sampleParty.bookingId]));
    phone = createDoorPhone(database);
    await phone.synchronize();
    expect(phone.store.state()).toMatchObject({ unsent: 1, unsentPayments: 1 });
    server.isUp = true;
    await phone.synchronize();
    await phone.synchronize();
    expect(server.money).toMatchObject([{ id: sampleParty.bookingId, key: server.scans[0]?.id, input: cash }]);
    expect(phone.store.state()).toMatchObject({ unsent: 0, unsentPayments: 0, faults: [] });
  });

  it('is recorded as the booking is now, if it still owes the same', async () => {
    await phone.synchronize();
    const current = { revision: 4, toPay: '75.00' };
    server.refusals = [{ __typename: 'BookingChangedMeanwhile', message: 'It changed', current }];
    await phone.keep(admit, cash);
    await phone.synchronize();
    expect(server.money.map(({ input }) => input.revision)).toEqual([0, 4]);
    expect(new Set(server.money.map(({ key }) => key)).size).toBe(1);
    expect(phone.store.state().faults).toEqual([]);
  });

  it.each([
    ['paid', { __typename: 'InvalidInput', message: 'x', fields: [{ field: 'amount', message: 'Nothing is due' }] }],
    [
      'changed',
      { __typename: 'BookingChangedMeanwhile', message: 'It changed', current: { revision: 1, toPay: '50.00' } },
    ],
    ['not found', { __typename: 'BookingNotFound', message: 'No such booking' }],
  ])('is a fault until it is noted when the booking is %s, and the desk hears of it', async (_, refusal) => {
    await phone.synchronize();
    server.refusals = [refusal];
    await phone.keep(admit, cash);
    await phone.synchronize();
    expect(phone.store.state()).toMatchObject({ unsentPayments: 0, faults: [{ took: '$75.00 in cash', people: 0 }] });
    expect(server.scans).toMatchObject([{ people: 2 }, { people: 0, checkMoney: true }]);
    await phone.synchronize();
    expect(server.money).toHaveLength(1);
  });

  it('waits for the password when the session ran out', async () => {
    await phone.synchronize();
    server.refusals = [{ __typename: 'NotSignedIn', message: 'Please sign in' }];
    await phone.keep(admit, cash);
    await phone.synchronize();
    await phone.synchronize();
    expect(server.money).toHaveLength(2);
    expect(phone.store.state()).toMatchObject({ unsentPayments: 0, faults: [] });
  });
});
