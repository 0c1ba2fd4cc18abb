import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexedWaitingRefunds1795870000200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'sales_with_waiting_refunds', 'sales (id) WHERE waiting_refunds IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX sales_with_waiting_refunds');
  }
}
