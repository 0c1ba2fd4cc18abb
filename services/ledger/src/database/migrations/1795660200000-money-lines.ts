import { createInboxTables, dropInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable, dropOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody changes lines: the role that owns the table revokes its own right to, and a trigger refuses every role (infra/decisions/0272). */
export class MoneyLines1795660200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE money_lines (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        movement_id uuid NOT NULL,
        position smallint NOT NULL,
        at timestamptz NOT NULL,
        business_date date NOT NULL,
        corrects_date date,
        account text NOT NULL,
        cents integer NOT NULL CONSTRAINT money_lines_amount CHECK (cents <> 0),
        tender text,
        kind text,
        tax_code text,
        tour_id uuid,
        product_id text,
        starts_at timestamptz,
        source text NOT NULL,
        source_id uuid NOT NULL,
        reference text NOT NULL,
        channel text NOT NULL,
        cause text NOT NULL,
        is_refund boolean NOT NULL
      );
      CREATE INDEX money_lines_by_day ON money_lines (business_date, id);
      CREATE INDEX money_lines_by_source ON money_lines (source_id);
      CREATE UNIQUE INDEX money_lines_once ON money_lines (movement_id, position);
      CREATE TABLE unearned_visits (
        source_id uuid NOT NULL,
        starts_at timestamptz NOT NULL,
        PRIMARY KEY (source_id, starts_at)
      );
      CREATE INDEX unearned_visits_by_start ON unearned_visits (starts_at);
    `);
    await runner.query(`
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'a line of the books is never changed or deleted' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER money_lines_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON money_lines
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      REVOKE UPDATE, DELETE, TRUNCATE ON money_lines FROM CURRENT_USER;

      CREATE FUNCTION check_movements() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        wrong uuid;
      BEGIN
        SELECT movement_id INTO wrong FROM written GROUP BY movement_id HAVING sum(cents) <> 0 OR count(*) < 2 LIMIT 1;
        IF FOUND THEN
          RAISE EXCEPTION 'the lines of movement % do not add up to 0', wrong USING ERRCODE = 'check_violation';
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER movements_add_up AFTER INSERT ON money_lines REFERENCING NEW TABLE AS written
        FOR EACH STATEMENT EXECUTE FUNCTION check_movements();
    `);
    await runner.query(createOutboxTable);
    await runner.query(createInboxTables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropInboxTables);
    await runner.query(dropOutboxTable);
    await runner.query(
      'DROP TABLE unearned_visits; DROP TABLE money_lines; DROP FUNCTION check_movements; DROP FUNCTION refuse_change',
    );
  }
}
