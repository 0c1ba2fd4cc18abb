import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Built while others sell. One that was left unfinished is built again. */
export class FoundGroupPayments1796701000200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS payments_by_group');
    await runner.query('CREATE INDEX CONCURRENTLY payments_by_group ON payments (group_id) WHERE group_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS payments_by_group');
  }
}
