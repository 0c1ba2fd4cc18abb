import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hotSlot } from './sale.ts';

const run = promisify(execFile);
const places = ['/usr/bin/pgbench', '/usr/local/bin/pgbench', '/opt/homebrew/bin/pgbench'];

/** Where `pgbench` is. Debian and Ubuntu have it in `postgresql-contrib` or `postgresql-15`, Homebrew in `postgresql`. */
export function findPgbench(): string | undefined {
  return places.find((place) => existsSync(place));
}

// The floor: the one statement that everybody recommends, on the service's own tables, with a booking and an event as long
// as the service writes them.
const script = `\\set n random(1, 4)
WITH slot AS (
  UPDATE slots SET taken = taken + :n WHERE id = '${hotSlot.id}' AND taken + :n <= capacity RETURNING id
), booking AS (
  INSERT INTO bookings (id, confirmation_code, tour_id, tour_type, tour_name, tour_duration, slot_id, tour_date, tour_time,
    starts_at, group_size, places, total_cents, first_name, last_name, email, phone, liability_waiver_accepted,
    food_platform, food_total_cents, payment_status, payment_intent_id, idempotency_key, request_hash, created_at)
  SELECT gen_random_uuid(), gen_random_uuid()::text, '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a11', 'standard', 'Standard Tour',
    '90 minutes', slot.id, '2099-01-06', '10:00 AM', '${hotSlot.startsAt}', :n, :n, :n * 2500, 'Guest', 'Person',
    'guest@example.test', '817-555-0100', true, 'none', 0, 'paid', 'pi_' || gen_random_uuid(), gen_random_uuid()::text,
    '${'0123456789abcdef'.repeat(4)}', now()
  FROM slot RETURNING id
) INSERT INTO outbox (id, aggregate_id, subject, event)
  SELECT gen_random_uuid(), booking.id::text, 'hilltop.bookings.booking-confirmed.v1', '${JSON.stringify({
    specversion: '1.0',
    id: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a11',
    source: '/hilltop/bookings',
    type: 'hilltop.bookings.booking-confirmed.v1',
    subject: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a11',
    time: '2026-01-01T00:00:00.000Z',
    datacontenttype: 'application/json',
    correlationid: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a11',
    data: {
      bookingId: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a11',
      tourId: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a11',
      slotId: hotSlot.id,
      tourType: 'standard',
      startsAt: hotSlot.startsAt,
      groupSize: 2,
      seats: 2,
      totalCents: 5000,
      foodOrdered: false,
      holdId: null,
    },
  }).replaceAll('":', '": ')}'::jsonb FROM booking;
`.replaceAll(/\n(?!WITH)(?=.)/g, ' ');

/** Statements a second that `pgbench` gets through, prepared, on that many connections; and how many in all. */
export async function runPgbench(
  program: string,
  databaseUrl: string,
  folder: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<{ perSecond: number; done: number }> {
  const file = join(folder, 'floor.sql');
  writeFileSync(file, script);
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const target = ['-h', hostname, '-p', port, '-U', decodeURIComponent(username), pathname.slice(1)];
  const { stdout } = await run(
    program,
    ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(seconds), '-f', file, ...target],
    { env: { ...process.env, PGPASSWORD: decodeURIComponent(password) } },
  );
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  const done = Number(/^number of transactions actually processed: (\d+)/m.exec(stdout)?.[1]);
  if (!(perSecond > 0) || !(done > 0)) throw new Error(`pgbench said something unexpected:\n${stdout}`);
  return { perSecond, done };
}
