import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the items of carts that were left. */
export class CartItemsByTime1795361000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'cart_items_by_time', 'cart_items (added_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX cart_items_by_time');
  }
}
