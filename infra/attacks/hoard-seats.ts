import { randomUUID } from 'node:crypto';
import { type OpenTime, openTimes } from '../local/test/support/open-times.ts';
import { tourBooking } from '../local/test/support/tour-booking.ts';
import { type AttackTarget, postFrom, type Verdict } from './attack-target.ts';

const attacker = '203.0.113.10';
const office = '203.0.113.11';
const attempts = 300;
const atOnce = 10;
/** `HOLDS_PER_CALLER` and `HELD_SEATS_PER_CALLER`. */
const holdsPerCaller = 30;
const seatsPerCaller = 120;
/** Largest party of each tour type. */
const largestParties = { standard: 20, premium: 20, private: 15 };
const parties = 5;

const mutation = `mutation ($input: HoldSeatsInput!) { holdSeats(input: $input) { __typename ... on SeatHold { id } } }`;

interface Wanted extends OpenTime {
  readonly tourType: string;
  readonly guests: number;
}

function hold(target: AttackTarget, { tourType, tourDate, tourTime, guests }: Wanted, replaces?: string) {
  const tickets = [{ type: 'adult', count: guests }];
  const input = { tourType, tourDate, tourTime, tickets, ...(replaces ? { replaces } : {}) };
  return postFrom(attacker, target, '/graphql', { query: mutation, variables: { input } });
}

async function held({ ask }: AttackTarget): Promise<{ holds: number; seats: number }> {
  const [row] = await ask.bookings<{ holds: number; seats: number }>(
    `SELECT count(*)::int AS holds, coalesce(sum(places), 0)::int AS seats FROM holds WHERE status = 'active'`,
  );
  return row ?? { holds: 0, seats: 0 };
}

/** An office books party after party of twelve, at the next time once one is full. */
async function bookParties(target: AttackTarget, times: readonly OpenTime[]): Promise<number> {
  let booked = 0;
  for (const time of times.slice(0, holdsPerCaller + parties)) {
    if (booked === parties) break;
    const { status } = await postFrom(
      office,
      target,
      '/api/tour-bookings',
      tourBooking({ name: randomUUID(), guests: 12, ...time }),
    );
    if (status === 201) booked += 1;
  }
  return booked;
}

/** Holds and renewals as fast as they are answered; each has a session of its own, like a script without cookies. */
export async function hoardSeats(target: AttackTarget): Promise<Verdict> {
  const { site } = target.instance;
  const wanted = await Promise.all(
    Object.entries(largestParties).map(async ([tourType, guests]): Promise<Wanted[]> => {
      const times = await openTimes(site, tourType);
      return times.slice(0, attempts).map((time) => ({ ...time, tourType, guests }));
    }),
  );
  let most = { holds: 0, seats: 0 };
  const holds: string[] = [];
  for (let sent = 0; sent < attempts; sent += atOnce) {
    const replies = await Promise.all(
      Array.from({ length: atOnce }, (_, at) => {
        const times = wanted[at % wanted.length] ?? [];
        const time = times[(sent + at) % times.length];
        if (!time) throw new Error('no start time is open');
        return hold(target, time, at % 2 === 1 ? holds.at(-at) : undefined);
      }),
    );
    for (const { text } of replies) {
      const id = /"id":"([^"]+)"/.exec(text)?.[1];
      if (id) holds.push(id);
    }
    const now = await held(target);
    if (now.seats > most.seats) most = now;
  }
  const [{ late } = { late: -1 }] = await target.ask.bookings<{ late: number }>(
    `SELECT count(*)::int AS late FROM holds WHERE expires_at > began_at + interval '1 hour'`,
  );
  const booked = await bookParties(target, await openTimes(site));
  return {
    attack: 'Seats are hoarded from one address',
    held: most.holds <= holdsPerCaller && most.seats <= seatsPerCaller && late === 0 && booked === parties,
    evidence: `${attempts} holds and renewals of the largest parties of three tours: at most ${most.holds} holds and ${most.seats} seats at a time, ${late} of them beyond an hour; an office booked ${booked} of ${parties} parties meanwhile`,
  };
}
