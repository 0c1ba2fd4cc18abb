import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A party waits for one tour of its type. */
export class ChosenTour1795391700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE waitlist_entries ADD COLUMN tour_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE waitlist_entries DROP COLUMN tour_id');
  }
}
