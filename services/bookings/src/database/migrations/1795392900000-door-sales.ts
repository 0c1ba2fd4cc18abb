import type { MigrationInterface, QueryRunner } from 'typeorm';

const methods = "'online', 'card_reader', 'cash'";
const tables = ['payments', 'refunds'];

/** Seats are sold at the door, and the kitchen sheet is ticked. What replicas write that do not know of it was paid online. */
export class DoorSales1795392900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN method text NOT NULL DEFAULT 'online',
          ADD CONSTRAINT ${table}_method_known CHECK (method IN (${methods})) NOT VALID;
        ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_method_known;
      `);
    }
    await runner.query(`
      CREATE TABLE delivery_marks (
        date date NOT NULL,
        platform text NOT NULL,
        delivery_time text NOT NULL,
        step text NOT NULL,
        staff_id uuid NOT NULL,
        marked_at timestamptz NOT NULL,
        PRIMARY KEY (date, platform, delivery_time, step),
        CONSTRAINT delivery_marks_step_known CHECK (step IN ('arrived', 'counted', 'paid'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE delivery_marks');
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN method`);
  }
}
