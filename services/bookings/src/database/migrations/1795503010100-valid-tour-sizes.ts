import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the constraints on existing rows. */
export class ValidTourSizes1795503010100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of [
      'tours_capacity_in_range',
      'tours_group_size_in_range',
      'tours_party_fits',
      'tours_size_known',
    ]) {
      await runner.query(`ALTER TABLE tours VALIDATE CONSTRAINT ${name}`);
    }
  }

  async down(): Promise<void> {
    // The migration before removes the constraints.
  }
}
