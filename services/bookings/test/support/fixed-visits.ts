import { adults } from './booking-request.js';
import { type DoorApp, openDoorApp, scanOf } from './door-app.js';

const FAMILY = {
  tickets: [...adults(2), { type: 'child', count: 1 }],
  totalAmount: '62.00',
};

/** The family of December 12 did not say where it comes from. */
const ANSWERS = `
  INSERT INTO questions VALUES (gen_random_uuid(), 1, NULL, 'How did you hear of us?', 'choice', '{A friend,The paper}', false,
    '{online}', false, 365, false, 2, NULL);
  INSERT INTO answers SELECT b.id, q.id, 0, CASE WHEN q.kind = 'choice' THEN 'A friend'
      WHEN b.tour_time = '11:00 AM' THEN 'Germany' ELSE '76012' END
    FROM bookings b, questions q WHERE NOT (b.tour_date = '2026-12-12' AND b.group_size = 3 AND b.total_cents = 6200)`;

/** Parties of December 5 and 12, 2026, of whom all, some or nobody came, and one of January 2; it is December 12, in the evening. */
export async function fixedVisits(): Promise<DoorApp> {
  const app = await openDoorApp();
  const sql = (text: string) => app.database.dataSource.query(text);
  await sql(
    `INSERT INTO tour_prices (tour_id, type, cents, seats, valid_from, confirmed_at)
     SELECT id, 'child', 1200, 1, 'epoch', 'epoch' FROM tours`,
  );
  await sql(`INSERT INTO calendar_exceptions VALUES ('2026-12-11', true, NULL, '{}', '') ON CONFLICT DO NOTHING`);
  await sql('UPDATE calendar SET version = version + 1');
  app.clock.set('2026-12-01T16:00:00Z');
  const whole = await app.book({ ...FAMILY });
  const part = await app.book({ ...FAMILY, tourTime: '11:00 AM' });
  await app.book({ ...FAMILY, tourDate: '2026-12-12' });
  const three = await app.book({ tickets: adults(3), tourDate: '2026-12-12' });
  await app.cancel(await app.book({ tickets: adults(4), tourDate: '2026-12-12' }));
  await app.book({ ...FAMILY, tourDate: '2027-01-02' });
  await sql(ANSWERS);
  app.clock.set('2026-12-05T16:00:00Z');
  await app.submit([scanOf(whole, { people: 3 }), scanOf(part, { people: 1, sequence: 2 })]);
  app.clock.set('2026-12-12T16:00:00Z');
  await app.submit([scanOf(three, { date: '2026-12-12', people: 2, sequence: 3 })]);
  app.clock.set('2026-12-13T02:00:00Z');
  return app;
}
