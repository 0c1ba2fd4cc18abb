import { signIn } from '../local/test/support/graph.ts';
import { openTimes } from '../local/test/support/open-times.ts';
import type { AttackTarget, Verdict } from './attack-target.ts';

const rounds = 3;
const seconds = 6;
const atOnce = 6;
/** Pauses of the visitor, in ms. */
const everyMs = 25;

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const CALENDAR = `{ staffCalendar(from: "${day(0)}", to: "${day(61)}") { days { date sold capacity times { slotId time sold held guests capacity } } } }`;
const VISITS = `{ visitsReport(from: "${day(-380)}", to: "${day(19)}") { ... on VisitsReport { days { date offered sold } byStart { weekday time sold } } } }`;

/** Six costly reads of one account at a time, while a visitor reads what no cache has. */
export async function readHeavily({ instance }: AttackTarget): Promise<Verdict> {
  const { site } = instance;
  const cookie = await signIn(instance);
  const ask = async (query: string, headers: Readonly<Record<string, string>>): Promise<string> => {
    const all = { 'content-type': 'application/json', ...headers };
    return (await fetch(`${site}/graphql`, { method: 'POST', headers: all, body: JSON.stringify({ query }) })).text();
  };
  const [time] = await openTimes(site);
  if (!time) throw new Error('no start time is open');
  const price = `{ startPrices(tourType: standard, tourDate: "${time.tourDate}", tourTime: "${time.tourTime}") { __typename } }`;
  const visit = async (): Promise<number[]> => {
    const took: number[] = [];
    for (let at = 0; at < (seconds * 1_000) / everyMs / 2; at += 1) {
      const began = performance.now();
      await ask(`${price} # ${Math.random()}`, { 'x-forwarded-for': `198.51.107.${(at % 250) + 1}` });
      took.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
    return took;
  };
  const [alone, beside]: [number[], number[]] = [[], []];
  let answered = 0;
  // A program that never ran is slow on both sides.
  await visit();
  for (let at = 0; at < 2 * atOnce; at += 1)
    await ask(at % 2 ? CALENDAR : VISITS, { cookie, 'x-forwarded-for': '203.0.113.60' });
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await visit()));
    let isOver = false;
    const read = async (at: number): Promise<void> => {
      while (!isOver) {
        const text = await ask(at % 2 ? CALENDAR : VISITS, { cookie, 'x-forwarded-for': '203.0.113.60' });
        if (text.includes('"days":[')) answered += 1;
        else await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const reading = Promise.all(Array.from({ length: atOnce }, (_, at) => read(at)));
    beside.push(...(await visit()));
    isOver = true;
    await reading;
  }
  const p95 = (took: number[]): number =>
    took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)] ?? 0;
  const [normal, under] = [p95(alone), p95(beside)];
  return {
    attack: 'Costly reads of staff slow visitors down',
    held: answered > 0 && under <= 3 * normal,
    evidence: `${answered} calendars and reports, ${atOnce} at a time; p95 of a visitor's uncached read ${under.toFixed(0)} ms, ${normal.toFixed(0)} ms without them`,
  };
}
