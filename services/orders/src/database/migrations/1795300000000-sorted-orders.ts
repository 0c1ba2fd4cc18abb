import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The admin sorts orders by any of its columns; the first page of each order is read from an index. */
export class SortedOrders1795300000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'orders_by_customer', 'orders (lower(customer_name), id)');
    await createIndexConcurrently(runner, 'orders_by_email', 'orders (lower(customer_email), id)');
    await createIndexConcurrently(runner, 'orders_by_total', 'orders (total_cents, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['orders_by_customer', 'orders_by_email', 'orders_by_total'])
      await runner.query(`DROP INDEX ${name}`);
  }
}
