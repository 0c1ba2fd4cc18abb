import type { LoadRequest, Tally } from '../bench/load/load-order.ts';
import { runLoad } from '../bench/load/run-load.ts';
import type { AttackTarget, Verdict } from './attack-target.ts';
import { bookingOf, openTimes } from './open-times.ts';

const attacker = '203.0.113.30';
const seconds = 60;
const bookingsPerSecond = 5;
/** More than one address may send within a minute. */
const attacksPerSecond = 150;

/** What costs the house most of all that a stranger may send: `costs.md` has them by processor time. */
function worst(): LoadRequest[] {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const months = (from: number) =>
    `query Q[<id>] { availability(tourType: standard, from: "${day(from)}", to: "${day(from + 61)}") { firstDate lastDate days { date open closedBecause times { time startsAt capacity seatsLeft } } } }`;
  const texts = [
    months(1),
    months(20),
    'query Q[<id>] { tours { id type name description duration features price } products { id name description price image category inStock } }',
    'query Q[<id>] { cart(sessionId: "attacker-[<id>]") { sessionId count total items { id product { name price } } } }',
  ];
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': attacker };
  // A name must not have hyphens; the text differs each time, so that no answer comes from the cache.
  const bodies = texts.map((query) => JSON.stringify({ query: query.replace('Q[<id>]', '').concat(' # [<id>]') }));
  const reads = bodies.map(
    (body, at): LoadRequest => ({ name: `read ${at}`, method: 'POST', path: '/graphql', headers, body }),
  );
  const signIn = JSON.stringify({ email: 'staff@hilltop.test', password: 'wrong-[<id>]' });
  return [...reads, { name: 'sign-in', method: 'POST', path: '/api/staff/sign-in', headers, body: signIn }];
}

async function visitors(target: AttackTarget): Promise<LoadRequest[]> {
  const times = await openTimes(target, 'standard');
  return times.slice(60, 160).map((time, at) => ({
    name: 'booking',
    method: 'POST',
    path: '/api/tour-bookings',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.103.${at + 1}` },
    body: JSON.stringify(bookingOf(time, 1, { paymentIntentId: 'pi_[<id>]', email: `guest-${at}@example.test` })),
  }));
}

/** Sixty seconds of the costliest requests from one address, beside others who book. */
export async function costlyReads(target: AttackTarget): Promise<Verdict> {
  const origin = target.instance.site;
  const requests = await visitors(target);
  const book = async (): Promise<Tally> => {
    const { tallies } = await runLoad({
      origin,
      requests,
      connections: 32,
      seconds: seconds / 2,
      rate: bookingsPerSecond,
    });
    if (!tallies[0]) throw new Error('nothing was booked');
    return tallies[0];
  };
  const before = await book();
  const order = { origin, requests: worst(), connections: 64, seconds, rate: attacksPerSecond };
  const [attack, first] = await Promise.all([runLoad(order), book()]);
  const all = first.good + first.refused + first.wrong;
  const answered = attack.tallies.reduce((sum, { good }) => sum + good, 0);
  const ratio = first.p99 / before.p99;
  return {
    attack: 'The costliest requests from one address for a minute',
    held: first.good >= 0.999 * all && ratio <= 2,
    evidence: `${answered} of ${attacksPerSecond * seconds} were answered; others' bookings: ${first.good} of ${all} good, p99 ${ratio.toFixed(2)} × normal (${before.p99.toFixed(0)} ms)`,
  };
}
