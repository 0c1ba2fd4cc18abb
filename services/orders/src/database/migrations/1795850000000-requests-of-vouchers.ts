import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The request that issued a voucher is known, so that its key is refused for another. */
export class RequestsOfVouchers1795850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vouchers ADD COLUMN request_hash text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vouchers DROP COLUMN request_hash');
  }
}
