import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of rates that were set before, and by processes of the last release, the parts are not known; nothing has no parts. */
export class StatePartOfRates1795963000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tax_rates ADD COLUMN state_basis_points integer');
    await runner.query('UPDATE tax_rates SET state_basis_points = 0 WHERE basis_points = 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tax_rates DROP COLUMN state_basis_points');
  }
}
