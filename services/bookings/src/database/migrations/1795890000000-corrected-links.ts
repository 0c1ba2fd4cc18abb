import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A payment link whose address was corrected is another link. */
export class CorrectedLinks1795890000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_links ADD COLUMN link_version integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_links DROP COLUMN link_version');
  }
}
