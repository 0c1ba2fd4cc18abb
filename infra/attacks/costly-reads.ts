import { setTimeout as pause } from 'node:timers/promises';
import type { LoadRequest, Tally } from '../bench/load/load-order.ts';
import { runLoad } from '../bench/load/run-load.ts';
import { median } from '../bench/measure/statistics.ts';
import { openTimes } from '../local/test/support/open-times.ts';
import { tourBooking } from '../local/test/support/tour-booking.ts';
import type { AttackTarget, Verdict } from './attack-target.ts';

const attacker = '203.0.113.30';
const attackedSeconds = 60;
const rounds = 3;
const startSeconds = 3;
/** Nobody notices an answer within this, however fast others are. */
const unnoticedMs = 100;
const bookingsPerSecond = 5;
/** More than one address may send per minute. */
const attacksPerSecond = 150;

/** The costliest requests that strangers can send: `infra/docs/security.md` lists them by processor time. */
function worst(): LoadRequest[] {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const months = (from: number) =>
    `query Q[<id>] { availability(tourType: standard, from: "${day(from)}", to: "${day(from + 60)}") { firstDate lastDate days { date open closedBecause times { time capacity seatsLeft } } } }`;
  const texts = [
    months(1),
    months(20),
    'query Q[<id>] { tours { id type name description duration features price } products { id name description price image category inStock } }',
    'query Q[<id>] { cart(sessionId: "attacker-[<id>]") { sessionId count total items { id product { name price } } } }',
  ];
  // Names cannot have hyphens. The text differs each time, so that no answer comes from the cache.
  const fresh = texts.map((query) => ({ query: query.replace('Q[<id>]', '').concat(' # [<id>]') }));
  // Texts that the gateway has planned; their variables keep answers out of the cache.
  const planned = [
    {
      query:
        'query ($session: String!) { cart(sessionId: $session) { count total items { id product { name price } } } }',
      variables: { session: 'attacker-[<id>]' },
    },
    { query: 'query ($id: ID!) { product(id: $id) { id name price } }', variables: { id: '[<id>]' } },
    ...[5, 30].map((from) => ({
      query:
        'query ($from: String!, $to: String!, $no: String!) { availability(tourType: standard, from: $from, to: $to) { days { date open closedBecause times { time capacity seatsLeft } } } cart(sessionId: $no) { count } }',
      variables: { from: day(from), to: day(from + 60), no: 'attacker-[<id>]' },
    })),
  ];
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': attacker };
  const reads = [...fresh, ...planned].map(
    (body, at): LoadRequest => ({
      name: `read ${at}`,
      method: 'POST',
      path: '/graphql',
      headers,
      body: JSON.stringify(body),
    }),
  );
  const signIn = JSON.stringify({ email: 'staff@hilltop.test', password: 'wrong-[<id>]' });
  return [...reads, { name: 'sign-in', method: 'POST', path: '/api/staff/sign-in', headers, body: signIn }];
}

async function visitors(target: AttackTarget): Promise<LoadRequest[]> {
  const times = await openTimes(target.instance.site);
  return times.slice(60, 160).map((time, at) => ({
    name: 'booking',
    method: 'POST',
    path: '/api/tour-bookings',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.103.${at + 1}` },
    body: JSON.stringify({
      ...tourBooking({ name: `guest-${at}`, guests: 1, ...time }),
      paymentIntentId: 'pi_[<id>]',
    }),
  }));
}

function total(tallies: readonly Tally[], of: (tally: Tally) => number): number {
  return tallies.reduce((sum, tally) => sum + of(tally), 0);
}

/** A minute of the costliest requests from one address, in three parts with pauses, while others book. */
export async function costlyReads(target: AttackTarget): Promise<Verdict> {
  const origin = target.instance.site;
  const requests = await visitors(target);
  const seconds = attackedSeconds / rounds;
  const book = async (): Promise<Tally> => {
    const { tallies } = await runLoad({ origin, requests, connections: 32, seconds, rate: bookingsPerSecond });
    if (!tallies[0]) throw new Error('nothing was booked');
    return tallies[0];
  };
  const order = { origin, requests: worst(), connections: 64, seconds, rate: attacksPerSecond };
  // The first requests are compiled first.
  await runLoad({ ...order, seconds: 5, rate: 20 });
  const [alone, attacked, attacks]: [Tally[], Tally[], Tally[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await book());
    const attack = runLoad({ ...order, seconds: seconds + 2 * startSeconds });
    // The attacking process takes a core while it starts, which is not part of the attack.
    await pause(1_000 * startSeconds);
    attacked.push(await book());
    attacks.push(...(await attack).tallies);
  }
  const usualP99 = (tallies: readonly Tally[]): number => median(tallies.map(({ p99 }) => p99));
  const [normal, under] = [usualP99(alone), usualP99(attacked)];
  const all = total(attacked, ({ good, refused, wrong }) => good + refused + wrong);
  const good = total(attacked, (tally) => tally.good);
  return {
    attack: 'The costliest requests from one address for a minute',
    held: good >= 0.999 * all && under <= Math.max(unnoticedMs, 2 * normal),
    evidence: `${total(attacks, (tally) => tally.good)} of ${attacksPerSecond * (attackedSeconds + 2 * rounds * startSeconds)} were answered; others' bookings: ${good} of ${all} good, p99 ${under.toFixed(0)} ms, ${normal.toFixed(0)} ms without the attack`,
  };
}
