import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WAIVER_VERSION } from '../src/bookings/waiver-version.js';
import { adults, bookingInput } from './support/booking-request.js';
import { newSaleKey, walkUpPayload } from './support/door.js';
import { openTourApp, type TourApp } from './support/tour-app.js';

const FAULTS = '... on InvalidInput { fields { field message } }';
const BOOK = `mutation ($input: CreateBookingInput!) { answer: createBooking(input: $input) { __typename ${FAULTS}
  ... on BookingCreated { booking { id firstName lastName email specialRequests visitUrl } } } }`;
const SELL = `mutation ($input: WalkUpInput!, $key: String!) { answer: sellWalkUp(input: $input, idempotencyKey: $key) {
  __typename ${FAULTS} ... on BookingCreated { booking { firstName lastName email } } } }`;
const SIGN = `mutation ($id: ID!, $input: SignWaiverInput!) { answer: signWaiverAtDoor(bookingId: $id, input: $input) {
  __typename ${FAULTS} ... on WaiverSigned { booking { waivers { guests { guestName } } } } } }`;

interface Answer {
  readonly __typename: string;
  readonly booking: Record<string, string>;
}

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
});
afterAll(() => app.close());

const ask = async (text: string, variables: object): Promise<Answer> => {
  const { data, errors } = await app.ask(text, { ...variables }, testStaff);
  if (!data?.answer) throw new Error(JSON.stringify(errors));
  return data.answer as unknown as Answer;
};
const book = (changes: object) => ask(BOOK, { input: bookingInput({ tickets: adults(1), ...changes }) });
const sell = (changes: object) => ask(SELL, { input: walkUpPayload({ ...changes }), key: newSaleKey() });

describe('names that nobody can see', () => {
  const [blank, fillers] = ['\u200b\u200b\u200b', '\u3164\u3164'];

  it.each([blank, fillers, '\u2060\u2060', '\u00ad\u00ad', '\u202e\u202c', '\u2800\u2800', '\r\n', '...'])(
    'book nothing, sell nothing and sign nothing: %j',
    async (name) => {
      expect(await book({ firstName: name })).toMatchObject({ fields: [{ field: 'firstName' }] });
      expect(await book({ lastName: name })).toMatchObject({ fields: [{ field: 'lastName' }] });
      expect(await sell({ name })).toMatchObject({ fields: [{ field: 'name' }] });
      const { booking } = await book({});
      expect(
        await ask(SIGN, { id: booking.id, input: { guestName: name, textVersion: WAIVER_VERSION } }),
      ).toMatchObject({
        fields: [{ field: 'guestName' }],
      });
    },
  );
});

describe('a name that is booked', () => {
  it('is kept as it is seen', async () => {
    const typed = { firstName: 'Ada\u202e\r\n', lastName: 'Nun\u0303ez\u200b', specialRequests: 'One\r\ntwo\u2066' };
    expect((await book(typed)).booking).toMatchObject({
      firstName: 'Ada',
      lastName: 'Nu\u00f1ez',
      specialRequests: 'One\ntwo',
    });
    expect((await sell({ name: 'Ada\u202a\nBcc\u2028' })).booking).toMatchObject({
      lastName: 'Bcc',
    });
  });

  it('keeps joiners of its writing, and may be one letter where the house asks for no more', async () => {
    const { booking } = await book({ firstName: 'علی\u200cرضا', lastName: '👩🏽‍🚀 Ng' });
    expect(booking).toMatchObject({ firstName: 'علی\u200cرضا', lastName: '👩🏽‍🚀 Ng' });
  });
});

describe('an address that is booked', () => {
  it.each([
    ['tim&jo+x/y=z@example.test', 'tim&jo+x/y=z@example.test'],
    ['\u2068info@почта.рф\u2069', 'info@xn--80a1acny.xn--p1ai'],
    [' user@ko\u0308ln.example\u200b', 'user@xn--kln-sna.example'],
  ])('%j is kept as %s', async (email, kept) => {
    expect((await book({ email })).booking.email).toBe(kept);
    expect((await sell({ email })).booking.email).toBe(kept);
  });
});
