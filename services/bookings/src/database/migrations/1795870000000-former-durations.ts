import type { MigrationInterface, QueryRunner } from 'typeorm';

const former = [
  ['tours', 'duration'],
  ['bookings', 'tour_duration'],
] as const;

/** Takes away the lengths of tours in words, which release 0.2.0 and later do not use. */
export class FormerDurations1795870000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of former) {
      await runner.query(`DROP TRIGGER keep_${table}_duration ON ${table}; DROP FUNCTION keep_${table}_duration;
        ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
    await runner.query('DROP FUNCTION minutes_in_words');
  }

  async down(runner: QueryRunner): Promise<void> {
    // Processes of release 0.2.0 and later leave them empty.
    for (const [table, column] of former) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} text`);
  }
}
