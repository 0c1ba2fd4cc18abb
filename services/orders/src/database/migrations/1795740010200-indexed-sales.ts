import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes to find a sale by payment, refunds by line, and payments that bought nothing. */
export class IndexedSales1795740010200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'payments_by_sale', 'payments (sale_id)');
    await createIndexConcurrently(runner, 'payments_started', `payments (created_at) WHERE status = 'started'`);
    await createIndexConcurrently(runner, 'refunds_by_line', 'refunds (line_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX refunds_by_line; DROP INDEX payments_started; DROP INDEX payments_by_sale');
  }
}
