import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FORGET_FAILED_REFUNDS, SEE_FAILED_REFUNDS } from '../money/create-written-money.js';

/** Banks take payments back, and send refunds back: the books see both. Each service has a subclass with a time. */
export abstract class CreateDisputes implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE disputes (
        id uuid PRIMARY KEY,
        provider_id text NOT NULL,
        payment_id text NOT NULL,
        amount_cents integer NOT NULL,
        reason text NOT NULL,
        status text NOT NULL,
        opened_at timestamptz NOT NULL,
        closed_at timestamptz,
        CONSTRAINT disputes_status_known CHECK (status IN ('open', 'won', 'lost')),
        CONSTRAINT disputes_amount CHECK (amount_cents > 0)
      );
      CREATE UNIQUE INDEX disputes_once ON disputes (provider_id);
      CREATE INDEX disputes_by_payment ON disputes (payment_id);
      CREATE CONSTRAINT TRIGGER dispute_changed AFTER INSERT OR UPDATE OF status ON disputes DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION money_changed();
      ${SEE_FAILED_REFUNDS}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE disputes; ${FORGET_FAILED_REFUNDS}`);
  }
}
