import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Built while the desk writes money down. One that was left unfinished is built again. */
export class FoundGroupKeys1796790000200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS group_entries_by_key');
    await runner.query('CREATE INDEX CONCURRENTLY group_entries_by_key ON group_entries (key) WHERE key IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS group_entries_by_key');
  }
}
