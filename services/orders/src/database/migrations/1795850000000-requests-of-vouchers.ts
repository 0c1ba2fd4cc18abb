import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key of a voucher's request is refused for another request. */
export class RequestsOfVouchers1795850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vouchers ADD COLUMN request_hash text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vouchers DROP COLUMN request_hash');
  }
}
