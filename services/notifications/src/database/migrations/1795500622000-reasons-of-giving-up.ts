import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an e-mail was given up for what anybody can bring about who types an address. */
export class ReasonsOfGivingUp1795500622000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE emails ADD COLUMN given_up_for text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE emails DROP COLUMN given_up_for');
  }
}
