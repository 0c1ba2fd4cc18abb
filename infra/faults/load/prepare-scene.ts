import { setTimeout as pause } from 'node:timers/promises';
import type { Ask } from '../../reconciliation/src/reconciliation-context.ts';
import { type Call, Client } from './client.ts';
import type { Journal } from './journal.ts';
import type { Goods, Scene, Slot, Tour } from './scene.ts';

type Day = { date: string; times: { time: string }[] };

const calendar = `query ($tourType: TourType!, $from: String!, $to: String!) {
  availability(tourType: $tourType, from: $from, to: $to) { days { date times { time } } } }`;
const tours = 'query { tours { type price maxGroupSize } }';

function listOf<Item>(body: Record<string, unknown>, ...path: string[]): Item[] {
  const found = path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    body,
  );
  if (!Array.isArray(found)) {
    throw new Error(`the gateway does not tell its ${path.join('.')}: ${JSON.stringify(body).slice(0, 300)}`);
  }
  return found;
}

const tries = 20;

/** Asks until it is answered: a machine that has just started everything can be slow. */
async function patiently(client: Client, call: Call): Promise<Record<string, unknown>> {
  for (let left = tries; ; left -= 1) {
    const { outcome, body } = await client.ask(call);
    if (outcome === 'confirmed' || left === 0) {
      return body;
    }
    await pause(500);
  }
}

/** Nobody sells examples, so these programs confirm them. */
export const confirmExamples = `UPDATE tour_prices SET confirmed_at = 'epoch' WHERE confirmed_at IS NULL`;
const otherPrices = `SELECT t.type AS tour, p.type, p.cents FROM tour_prices p JOIN tours t ON t.id = p.tour_id`;

export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);
export const amountOf = (cents: number): string => (cents / 100).toFixed(2);

async function readSlots(client: Client, tourType: string): Promise<Slot[]> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const variables = { tourType, from: day(7), to: day(60) };
  const body = await patiently(client, { method: 'POST', path: '/graphql', json: { query: calendar, variables } });
  const days = listOf<Day>(body, 'data', 'availability', 'days');
  return days.flatMap(({ date, times }) => times.map(({ time }) => ({ tourType, tourDate: date, tourTime: time })));
}

/** Reads what can be booked and bought, before anything is broken. Throws without an answer. */
export async function prepareScene(
  site: string,
  journal: Journal,
  bookings: Ask,
  linkSecret: string,
  isOver: () => boolean,
  starts?: number,
): Promise<Scene> {
  const client = new Client(site, '10.0.0.1');
  const body = await patiently(client, { method: 'POST', path: '/graphql', json: { query: tours } });
  const offered = listOf<{ type: string; price: string; maxGroupSize: number }>(body, 'data', 'tours');
  await bookings(confirmExamples);
  const others = await bookings<{ tour: string; type: string; cents: number }>(otherPrices);
  const slots = (await Promise.all(offered.map(({ type }) => readSlots(client, type)))).flatMap((all) =>
    all.slice(0, starts),
  );
  const goods = listOf<Goods>(await patiently(client, { path: '/api/products' }), 'list');
  return {
    site,
    journal,
    bookings,
    linkSecret,
    slots,
    tours: offered.map(
      ({ type, price, maxGroupSize }): Tour => ({
        type,
        cents: centsOf(price),
        prices: new Map(others.filter(({ tour }) => tour === type).map((one) => [one.type, one.cents])),
        largestParty: maxGroupSize,
      }),
    ),
    goods,
    codes: [],
    promotions: [],
    lastDeadline: 0,
    isOver,
  };
}
