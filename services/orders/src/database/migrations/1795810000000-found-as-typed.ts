import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import { createSearchForm } from '@hilltop/platform/database/create-search-form';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search without accents, in any order of names and by digits; the same sort order on every machine. */
export class FoundAsTyped1795810000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createSearchForm(runner);
    await createIndexConcurrently(
      runner,
      'orders_searched',
      String.raw`orders USING gin (search_form(customer_name || ' ' || customer_email || ' ' || order_number || ' ' ||
        replace(order_number, '-', '') || ' ' || regexp_replace(coalesce(delivery ->> 'phone', ''), '\D', '', 'g')) gin_trgm_ops)`,
    );
    await createIndexConcurrently(
      runner,
      'orders_by_customer_name',
      'orders (search_form(customer_name) COLLATE "C", id)',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS orders_by_customer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX orders_by_customer ON orders (lower(customer_name), id)`);
    await runner.query('DROP INDEX orders_searched, orders_by_customer_name; DROP FUNCTION search_form(text)');
  }
}
