import { runMigrations } from '@hilltop/platform/database/run-migrations';
import { createLogger } from '@hilltop/platform/logging/logger';
import { commandDataSource } from '@hilltop/platform/service/run-service';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { migrateTwiceAtOnce, undoMigrations } from '@hilltop/platform/testing/try-migrations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adultCounts, adultLines } from '../src/prices/ticket-line.js';
import { bookingsService } from '../src/service.js';
import { putOn } from './support/put-on.js';

const logger = createLogger({ service: 'bookings-test', level: 'silent' });
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const release030 = () => createTestDatabase({ migrations: bookingsService.migrations.slice(0, 1) });
const upgrade = ({ url }: typeof database, migrations = bookingsService.migrations) =>
  runMigrations(commandDataSource({ ...bookingsService, migrations }, url, logger), {
    logger,
    functions: bookingsService.functions ?? [],
  });
const restaurants = ({ dataSource }: typeof database) =>
  dataSource.query(
    'SELECT code, name, position, r.version, withdrawn_at, jsonb_array_length(items) AS dishes FROM restaurants r JOIN menus ON platform = code ORDER BY position',
  );

/** A trigger of 0.3.0 wrote the rest of it. */
const TOUR = `INSERT INTO tours (id, type, name, description, duration_minutes, features, price_cents, created_at)
  VALUES (gen_random_uuid(), 'standard', 'Lamplight', '', 90, '{}', 2500, now())`;

describe('the migrations', () => {
  it('create the schema of the entities in an empty database, also with two runs at once', async () => {
    const outcome = await migrateTwiceAtOnce(database.url, bookingsService);
    expect(outcome).toEqual({ applied: bookingsService.migrations.length, missing: [], bare: [] });
  });

  it('can be reverted, and applied again', async () => {
    expect(await undoMigrations(database.url, bookingsService)).toEqual([]);
  });

  it('make rows of the two restaurants of 0.3.0, and of none in a new house', async () => {
    const old = await release030();
    await old.dataSource.query(TOUR);
    await upgrade(old);
    const same = { version: 1, withdrawn_at: null, dishes: 1 };
    expect(await restaurants(old)).toEqual([
      { code: 'chick_fil_a', name: 'Chick-fil-A', position: 1, ...same },
      { code: 'jersey_mikes', name: "Jersey Mike's", position: 2, ...same },
    ]);
    await old.close();
    const fresh = await createTestDatabase(bookingsService);
    expect(await restaurants(fresh)).toEqual([]);
    expect(await fresh.dataSource.query('SELECT FROM menus')).toEqual([]);
    await fresh.close();
  });

  it('take along what 0.3.0 stored: visits are found by words, and adults on the waiting list have tickets', async () => {
    const old = await release030();
    await old.dataSource.query(`${TOUR};
      INSERT INTO bookings (id, confirmation_code, tour_id, tour_type, tour_name, slot_id, tour_date, tour_time, starts_at, group_size,
        places, total_cents, first_name, last_name, email, phone, liability_waiver_accepted, food_platform, food_details, food_total_cents,
        payment_status, payment_intent_id, request_hash, created_at)
      SELECT gen_random_uuid(), 'HT-1111-2222', id, type, name, 'standard@x', '2026-12-05', '10:00 AM', now(), 12, 12, 30000, 'José',
        'Ng', 'ng@example.test', '(817) 555-0100', true, 'chick_fil_a', '12 × Chicken Sandwich Meal', 100, 'paid', 'pi_1', '', now()
      FROM tours;
      INSERT INTO waitlist_entries (id, tour_type, slot_ids, group_size, places, first_name, last_name, email, status, joined_at, closes_at)
      VALUES (gen_random_uuid(), 'standard', '{standard@x}', 3, 3, 'A', 'B', 'a@example.test', 'waiting', now(), now())`);
    await upgrade(old);
    expect(await old.dataSource.query('SELECT searched, food_items AS items, tickets FROM bookings')).toEqual([
      {
        searched: ' jose ng ng@example.test ht 1111 2222 ht11112222 8175550100',
        items: [{ itemId: 'chicken-sandwich-meal', count: 12 }],
        tickets: adultLines(12, 2_500),
      },
    ]);
    expect(await old.dataSource.query('SELECT tickets FROM waitlist_entries')).toEqual([{ tickets: adultCounts(3) }]);
    await old.close();
  });

  it('make leads of labels, of which one guide has one at a time, and keep both together while 1.0.0 writes labels', async () => {
    const steps = bookingsService.migrations;
    const labels = steps.slice(
      0,
      steps.findIndex(({ name }) => name.startsWith('Leads')),
    );
    const old = await release030();
    await old.dataSource.query(TOUR);
    await upgrade(old, labels);
    const [gus, sam, ada] = [1, 2, 3].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
    const slot = (hour: number, guide: string | null, before: string) =>
      `('standard@${hour}', 'standard', '2026-12-05T${hour}:00:00Z', 25, 0, ${guide && `'${guide}'`}, '${before}')`;
    await old.dataSource.query(`INSERT INTO slots (id, tour_type, starts_at, capacity, taken, guide_id, led_before) VALUES
      ${slot(16, gus ?? null, `{${ada}}`)}, ${slot(17, gus ?? null, '{}')}, ${slot(18, gus ?? null, '{}')}, ${slot(19, null, '{}')}`);
    await upgrade(old);
    const leads = () =>
      old.dataSource.query(`SELECT slot_id AS slot, guide_id AS guide, ended_at IS NULL AS led FROM guide_assignments
        ORDER BY slot_id, ended_at IS NOT NULL, lane, guide_id`);
    const labelled = () =>
      old.dataSource.query('SELECT guide_id AS guide, led_before AS before FROM slots ORDER BY id');
    const moved = [
      { slot: 'standard@16', guide: gus, led: true },
      { slot: 'standard@16', guide: ada, led: false },
      { slot: 'standard@17', guide: gus, led: false },
      { slot: 'standard@18', guide: gus, led: true },
    ];
    expect(await leads()).toEqual(moved);
    expect(await labelled()).toMatchObject([{ guide: gus }, { guide: null }, { guide: gus }, { guide: null }]);
    const label = (id: string, guide: string | undefined) =>
      old.dataSource.query('UPDATE slots SET guide_id = $2 WHERE id = $1', [id, guide]);
    await label('standard@17', gus);
    await label('standard@19', sam);
    expect(await leads()).toEqual([...moved, { slot: 'standard@19', guide: sam, led: true }]);
    expect(await labelled()).toMatchObject([{ guide: gus }, { guide: null }, { guide: gus }, { guide: sam }]);
    await putOn(old.dataSource, 'standard@19', [ada ?? '', sam ?? '']);
    await putOn(old.dataSource, 'standard@19', [ada ?? '']);
    expect((await labelled()).at(-1)).toEqual({ guide: ada, before: [sam] });
    // It knows one guide of a start, and ends the lead of that one alone.
    await putOn(old.dataSource, 'standard@19', [ada ?? '', sam ?? '']);
    await label('standard@19', undefined);
    expect((await labelled()).at(-1)).toMatchObject({ guide: ada });
    await label('standard@19', undefined);
    expect(
      (await leads()).filter(({ slot: of, led }: { slot: string; led: boolean }) => of === 'standard@19' && led),
    ).toEqual([]);
    await old.close();
  });

  it('make adults of the number in the request of an open link, which can be paid then', async () => {
    const old = await release030();
    const link = (
      request: object,
    ) => `(gen_random_uuid(), gen_random_uuid(), 'a@example.test', '${JSON.stringify(request)}', '[]',
      gen_random_uuid(), '', gen_random_uuid(), now())`;
    const family = [{ type: 'child', count: 2 }];
    await old.dataSource.query(`
      INSERT INTO payment_links (id, hold_id, email, request, notes, idempotency_key, request_hash, staff_id, created_at)
      VALUES ${link({ groupSize: 3, lastName: 'A' })}, ${link({ groupSize: 2, tickets: family, lastName: 'B' })}`);
    await upgrade(old);
    expect(await old.dataSource.query(`SELECT request FROM payment_links ORDER BY request ->> 'lastName'`)).toEqual([
      { request: { lastName: 'A', tickets: [{ type: 'adult', count: 3 }] } },
      { request: { lastName: 'B', tickets: family } },
    ]);
    await old.close();
  });
});
