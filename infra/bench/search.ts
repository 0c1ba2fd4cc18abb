/** How long staff wait for a search by parts of names in 100,000 bookings (BOOKINGS). Writes `results/search.md` and `.json`. */
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
import { median, percentile } from './measure/statistics.ts';
import { writeResults } from './measure/write-results.ts';
import { signIn, timed } from './season/reports.ts';

const inOneStatement = 2_000;
/** One in sixteen guests has each. */
const firstNames = [
  ...['Ada', 'Ben', 'June', 'Theo', 'José', 'Mary-Kate', 'Grace', 'Alan'],
  ...['Linus', 'Inés', 'Zoë', 'Noah', 'Emma', 'Liam', 'Olivia', 'Mia'],
];

/** Copies a booking with other names, codes and days. $1 first, $2 last number, $3 first names, $4 the booking's e-mail. */
const COPY = `
  INSERT INTO bookings SELECT (jsonb_populate_record(b, jsonb_build_object(
    'id', gen_random_uuid(), 'payment_intent_id', 'pi_search_' || n, 'idempotency_key', NULL, 'hold_id', NULL,
    'confirmation_code', 'HT-' || upper(substr(md5('a' || n), 1, 4)) || '-' || upper(substr(md5('b' || n), 1, 8)),
    'first_name', ($3::text[])[1 + n % 16],
    'last_name', initcap(substr(md5('l' || n % 5120), 1, 7)) || (ARRAY['son', 'man', 'ez', 'berg'])[1 + n % 4],
    'email', 'guest-' || n || '@example.test', 'phone', '817-555-' || lpad((n % 10000)::text, 4, '0'),
    'tour_date', b.tour_date + n % 365))).*
  FROM bookings b, generate_series($1::int, $2::int) n WHERE b.email = $4::text`;

/** @param email of the booking that is copied */
async function fillBookings(ask: Ask, email: string, count: number): Promise<void> {
  for (let from = 1; from <= count; from += inOneStatement)
    await ask(COPY, [from, Math.min(count, from + inOneStatement - 1), firstNames, email]);
  await ask('ANALYZE bookings');
}

const root = resolve(import.meta.dirname, '../..');
const searches = 96;
const query = `query ($search: String!) { bookings(everyDay: true, search: $search) { total bookings { id confirmationCode firstName lastName } } }`;

/** Searches, by kind. */
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
  await withInstance({ root, settings: { RATE_LIMIT_OPERATIONS: '0' } }, async ({ site, ...instance }) => {
    const { ask, close } = openDatabases((owner) => databaseOn(instance.part('postgres').url ?? '', owner));
    try {
      const [time] = await openTimes(site);
      if (!time) throw new Error('no start time is open');
      const first = tourBooking({ name: 'first', guests: 1, ...time });
      await postBooking(site, first);
      await fillBookings(ask.bookings, first.email, bookings);
      const cookie = await signIn({ site, ...instance });
      const load = { before: loadavg()[0] ?? 0, after: 0 };
      const taken = [];
      for (const [name, words] of Object.entries(await wordsIn(ask.bookings))) {
        const [ms, found]: [number[], number[]] = [[], []];
        // The first ones plan the query and warm the page cache.
        for (const [at, search] of [...words.slice(0, 16), ...words].entries()) {
          const { ms: took, text } = await timed(site, cookie, { name, query, variables: { search } });
          if (at < 16) continue;
          ms.push(took);
          found.push(JSON.parse(text).data.bookings.total);
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

interface SearchFacts {
  readonly machine: string;
  /** Load averages of one minute. */
  readonly load: { readonly before: number; readonly after: number };
  readonly bookings: number;
  readonly taken: readonly { readonly name: string; readonly found: number; readonly ms: readonly number[] }[];
}

function searchPage({ machine, load, bookings, taken }: SearchFacts): string {
  const rows = taken.map(
    ({ name, found, ms }) =>
      `| ${name} | ${found} | ${ms.length} | ${median(ms).toFixed(0)} | ${percentile(ms, 0.95).toFixed(0)} |`,
  );
  return `# How long a search of bookings takes

\`node infra/bench/search.ts\`: ${bookings.toLocaleString('en-US')} bookings, the first page and the count of those found, asked by a member of staff through the
front door, until the last byte. By part of a last name 95 of 100 searches should take less than 50 ms.

| search | found, median | searches | ms, median | ms, p95 |
| --- | --: | --: | --: | --: |
${rows.join('\n')}

Machine: ${machine}. Load average of a minute: ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after.
`;
}
