import type { House } from './house.ts';
import type { TwinHouse } from './twin-house.ts';
import type { Slot } from './visitors.ts';

/** Far more than is sold in a run, so that every answer is a sale. */
const capacity = 1_000_000;

type Answer = { data?: { availability?: { days: { date: string; times: { time: string; startsAt: string }[] }[] } } };

const calendar = `query ($from: String!, $to: String!) {
  availability(tourType: standard, from: $from, to: $to) { days { date times { time startsAt } } } }`;

type Start = { date: string; time: string; startsAt: string };

async function startsOf(site: string): Promise<Start[]> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: calendar, variables: { from: day(7), to: day(60) } }),
  });
  const { data } = (await response.json()) as Answer;
  const days = data?.availability?.days ?? [];
  const starts = days.flatMap(({ date, times }) => times.map((time) => ({ date, ...time })));
  if (starts.length < 100) throw new Error(`only ${starts.length} starts can be booked`);
  return starts;
}

const slotOf = ({ date, time }: Start): Slot => ({ tourType: 'standard', tourDate: date, tourTime: time });

/** Every start of the standard tour in the weeks to come. */
export async function bookableStarts(site: string): Promise<Slot[]> {
  return (await startsOf(site)).map(slotOf);
}

/** The same, with room for everybody in both houses. */
export async function openSlots(house: House, twin: TwinHouse): Promise<Slot[]> {
  const starts = await startsOf(house.site);
  for (const { date, time, startsAt } of starts) {
    const start = new Date(startsAt);
    await house.bookings(`INSERT INTO slots VALUES ($1, 'standard', $2, $3, 0) ON CONFLICT DO NOTHING`, [
      `standard@${start.toISOString()}`,
      start,
      capacity,
    ]);
    await twin.ask('INSERT INTO slots VALUES ($1, $2, 0) ON CONFLICT DO NOTHING', [
      `standard@${date} ${time}`,
      capacity,
    ]);
  }
  return starts.map(slotOf);
}

type Ask = <Row extends object>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;

/** What is wrong: a confirmed booking that is no row, or a slot whose count is not that of its bookings. */
export async function faultsOf(
  ask: Ask,
  columns: { payment: string; slot: string; places: string },
  payments: string[],
) {
  const { payment, slot, places } = columns;
  const [kept] = await ask<{ rows: number }>(
    `SELECT count(*)::int AS rows FROM bookings WHERE ${payment} = ANY($1::text[])`,
    [payments],
  );
  const uneven = await ask<{ id: string }>(
    `SELECT s.id FROM slots s LEFT JOIN (SELECT ${slot} AS id, sum(${places})::int AS places FROM bookings GROUP BY 1) b
       ON b.id = s.id WHERE s.taken > s.capacity OR s.taken < coalesce(b.places, 0)`,
  );
  const lost = payments.length - (kept?.rows ?? 0);
  return [...(lost === 0 ? [] : [`${lost} confirmed bookings are not there`]), ...uneven.map(({ id }) => `slot ${id}`)];
}
