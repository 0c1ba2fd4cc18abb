import type { MigrationInterface, QueryRunner } from 'typeorm';

const knows = (kinds: string) => `
  ALTER TABLE check_in_conflicts DROP CONSTRAINT check_in_conflicts_kind_known,
    ADD CONSTRAINT check_in_conflicts_kind_known CHECK (kind IN (${kinds})) NOT VALID`;

/** Scans say that the desk should check what a party paid. A later migration validates the rows. */
export class MoneyAtTheGate1795883000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE scans ADD COLUMN check_money boolean NOT NULL DEFAULT false');
    await runner.query(knows("'CANCELLED', 'MOVED', 'TOO_MANY', 'MONEY', 'OLD_REVISION', 'UNKNOWN_TICKET'"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM check_in_conflicts WHERE kind = 'MONEY'`);
    await runner.query(knows("'CANCELLED', 'MOVED', 'TOO_MANY', 'OLD_REVISION', 'UNKNOWN_TICKET'"));
    await runner.query('ALTER TABLE scans DROP COLUMN check_money');
  }
}
