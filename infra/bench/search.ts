/**
 * How long staff wait for a search of 100,000 bookings (BOOKINGS) in an instance of its own, by parts of names. Writes
 * `results/search.md` and `.json`.
 */
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { withInstance } from '../local/launch/instance.ts';
import { openTimes } from '../local/test/support/open-times.ts';
import { postBooking, tourBooking } from '../local/test/support/tour-booking.ts';
import { messageOf } from '../local/user-error.ts';
import { databaseOn, openDatabases } from '../reconciliation/src/open-databases.ts';
import type { Ask } from '../reconciliation/src/reconciliation-context.ts';
import { describeMachine } from './measure/machine.ts';
import { numberSetting } from './measure/number-setting.ts';
import { median } from './measure/statistics.ts';
import { writeResults } from './measure/write-results.ts';
import { fillBookings, firstNames } from './search/fill-bookings.ts';
import { searchPage } from './search/search-page.ts';
import { signIn } from './season/reports.ts';

const root = resolve(import.meta.dirname, '../..');
const searches = 96;
const query = `query ($search: String!) { bookings(everyDay: true, search: $search) { total bookings { id confirmationCode firstName lastName } } }`;

/** What is typed, by kind. */
async function wordsIn(ask: Ask): Promise<Record<string, readonly string[]>> {
  const guests = await ask<{ first: string; last: string }>(
    'SELECT first_name AS first, last_name AS last FROM bookings ORDER BY random() LIMIT $1',
    [searches],
  );
  return {
    'part of a last name': guests.map(({ last }) => last.slice(1, 6)),
    'first and last name': guests.map(({ first, last }) => `${last}, ${first}`),
    'first name of one in sixteen': guests.map((_, at) => firstNames[at % firstNames.length] ?? ''),
  };
}

async function main(): Promise<void> {
  const bookings = numberSetting('BOOKINGS', 100_000);
  await withInstance({ root }, async ({ site, ...instance }) => {
    const { ask, close } = openDatabases((owner) => databaseOn(instance.part('postgres').url ?? '', owner));
    try {
      const [time] = await openTimes(site);
      if (!time) throw new Error('no start time is open');
      const first = tourBooking({ name: 'first', groupSize: 1, ...time });
      await postBooking(site, first);
      await fillBookings(ask.bookings, first.email, bookings);
      const cookie = await signIn({ site, ...instance });
      const load = { before: loadavg()[0] ?? 0, after: 0 };
      const taken = [];
      for (const [name, words] of Object.entries(await wordsIn(ask.bookings))) {
        const [ms, found]: [number[], number[]] = [[], []];
        // The first ones plan the query and warm the cache of pages.
        for (const [at, search] of [...words.slice(0, 16), ...words].entries()) {
          const startedAt = performance.now();
          const response = await fetch(`${site}/graphql`, {
            method: 'POST',
            headers: { cookie, 'content-type': 'application/json' },
            body: JSON.stringify({ query, variables: { search } }),
          });
          const { data } = (await response.json()) as { data: { bookings: { total: number } } };
          if (at < 16) continue;
          ms.push(performance.now() - startedAt);
          found.push(data.bookings.total);
        }
        taken.push({ name, ms, found: median(found) });
      }
      const facts = { machine: describeMachine(), load: { ...load, after: loadavg()[0] ?? 0 }, bookings, taken };
      writeResults('search', searchPage(facts), facts);
      process.stdout.write('  Wrote infra/bench/results/search.md.\n');
    } finally {
      await close();
    }
  });
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
