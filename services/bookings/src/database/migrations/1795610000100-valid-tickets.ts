import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A thousand at a time, so that no row is locked for long. */
const FILL = `
  UPDATE bookings SET tickets = adult_tickets(group_size, total_cents)
  WHERE id IN (SELECT id FROM bookings WHERE tickets IS NULL LIMIT 1000 FOR UPDATE SKIP LOCKED) RETURNING id`;

/** Validates the constraints on existing rows. */
export class ValidTickets1795610000100 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (;;) {
      await runner.query(FILL);
      const [left]: unknown[] = await runner.query('SELECT FROM bookings WHERE tickets IS NULL LIMIT 1');
      if (!left) break;
    }
    await runner.query('ALTER TABLE bookings VALIDATE CONSTRAINT bookings_tickets');
    await runner.query('ALTER TABLE holds VALIDATE CONSTRAINT holds_tickets');
    await runner.query('ALTER TABLE waitlist_entries VALIDATE CONSTRAINT waitlist_tickets');
  }

  async down(): Promise<void> {
    // The migration before removes the constraints with their columns.
  }
}
