import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { adults, bookingInput } from './booking-request.js';
import { openTourApp, type TourApp } from './tour-app.js';

/** The day at the door. */
export const DATE = '2026-12-05';
const BOOKED = 'id confirmationCode ticket visitUrl';
const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { ... on BookingCreated { booking { ${BOOKED} } } } }`;
const CHANGE =
  'mutation ($token: String!, $input: BookingChangeInput!) { changeBooking(token: $token, input: $input) { __typename } }';
const SUBMIT = `mutation ($scans: [ScanInput!]!) { submitScans(scans: $scans) {
  ... on ScansSubmitted { results { id admitted conflict fault } } ... on InvalidInput { fields { field } } } }`;
const DAY = `query ($date: String!, $first: Int, $offset: Int) { doorDay(date: $date, first: $first, offset: $offset) {
  total open conflicts { id kind date admitted outcome booking { id } scansTotal scans { deviceId deviceLabel people } }
  phones { deviceId deviceLabel scans clockOffsetMs } } }`;
/** Each test finds its own conflicts among those of the others. */
const MOST = 100;

export type Caller = Parameters<TourApp['ask']>[2];

export interface Booked {
  readonly id: string;
  readonly confirmationCode: string;
  readonly ticket: string;
  readonly token: string;
}

interface Result {
  readonly id: string;
  readonly admitted: number;
  readonly conflict: string | null;
  readonly fault: string | null;
}

interface Conflict {
  readonly id: string;
  readonly kind: string;
  readonly date: string;
  readonly admitted: number;
  readonly outcome: string | null;
  readonly booking: { id: string } | null;
  readonly scansTotal: number;
  readonly scans: readonly { deviceId: string; deviceLabel: string | null; people: number }[];
}

interface Day {
  readonly total: number;
  readonly open: number;
  readonly conflicts: Conflict[];
  readonly phones: { deviceId: string; deviceLabel: string | null; scans: number; clockOffsetMs: number }[];
}

/** A scan of a booking's ticket as a phone sends it. */
export function scanOf(booking: { id: string } | null, changes: object = {}) {
  return {
    ...{
      id: randomUUID(),
      deviceId: 'Gate phone',
      sequence: 1,
      date: DATE,
      bookingId: booking?.id ?? null,
      revision: 0,
    },
    ...{ people: 2, verdict: 'ADMIT', overridden: false, deviceTime: '2026-12-05T15:51:04Z', clockOffsetMs: 0 },
    ...changes,
  };
}

/** The service two days before the day at the door, with what visitors, phones and the Door page ask of it. */
export async function openDoorApp() {
  const app = await openTourApp();
  app.clock.set('2026-12-03T16:30:00Z');
  await app.create();
  const day = async (variables: object = {}): Promise<Day> => {
    const { data, errors } = await app.ask(DAY, { date: DATE, first: MOST, ...variables }, testStaff);
    if (!data?.doorDay) throw new Error(JSON.stringify(errors));
    return data.doorDay as unknown as Day;
  };
  return {
    ...app,
    async book(changes: object = {}): Promise<Booked> {
      const { data } = await app.ask(BOOK, { input: bookingInput({ tickets: adults(2), ...changes }) });
      const booking = data?.createBooking?.booking as unknown as Booked & { visitUrl: string };
      return { ...booking, token: booking.visitUrl.split('/visit/')[1] ?? '' };
    },
    move: ({ token }: Booked, to: { tourDate: string; tourTime: string }) =>
      app.ask(CHANGE, { token, input: { move: to, revision: 0 } }),
    cancel: ({ token }: Booked) => app.ask(CHANGE, { token, input: { cancel: {}, revision: 0 } }),
    async submit(scans: object[], caller: Caller = testStaff): Promise<Result[]> {
      const { data, errors } = await app.ask(SUBMIT, { scans }, caller);
      if (!data?.submitScans?.results) throw new Error(JSON.stringify(errors ?? data));
      return data.submitScans.results as unknown as Result[];
    },
    day,
    async conflictsOf({ id }: { id: string }): Promise<Conflict[]> {
      return (await day()).conflicts.filter(({ booking }) => booking?.id === id);
    },
  };
}

export type DoorApp = Awaited<ReturnType<typeof openDoorApp>>;
