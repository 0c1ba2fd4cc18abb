import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The function of 1795660200000, with the seals. Late lines of processes of the last release, which know no seals, are redelivered. */
const CHECK_MOVEMENTS = `
  CREATE OR REPLACE FUNCTION check_movements() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    wrong uuid;
  BEGIN
    SELECT movement_id INTO wrong FROM written GROUP BY movement_id HAVING sum(cents) <> 0 OR count(*) < 2 LIMIT 1;
    IF FOUND THEN
      RAISE EXCEPTION 'the lines of movement % do not add up to 0', wrong USING ERRCODE = 'check_violation';
    END IF;
    PERFORM pg_advisory_xact_lock_shared(hashtext('sealed days'));
    SELECT movement_id INTO wrong FROM written WHERE business_date <= (SELECT max(date) FROM sealed_days) LIMIT 1;
    IF FOUND THEN
      RAISE EXCEPTION 'the day of movement % is sealed', wrong USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
  END $$`;

const CHECK_MOVEMENTS_BEFORE = `
  CREATE OR REPLACE FUNCTION check_movements() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    wrong uuid;
  BEGIN
    SELECT movement_id INTO wrong FROM written GROUP BY movement_id HAVING sum(cents) <> 0 OR count(*) < 2 LIMIT 1;
    IF FOUND THEN
      RAISE EXCEPTION 'the lines of movement % do not add up to 0', wrong USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
  END $$`;

/** Nobody changes seals, by the same two means as lines (infra/decisions/0272, 0274). */
export class SealedDays1795720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sealed_days (
        date date PRIMARY KEY,
        line_count integer NOT NULL,
        last_line_id bigint,
        sums jsonb NOT NULL,
        lines_hash text NOT NULL,
        previous_hash text,
        public_key text NOT NULL,
        sealed_at timestamptz NOT NULL,
        hash text NOT NULL,
        signature text NOT NULL,
        CONSTRAINT sealed_days_hashes CHECK (hash ~ '^[0-9a-f]{64}$' AND lines_hash ~ '^[0-9a-f]{64}$')
      );
      CREATE FUNCTION refuse_change_of_seals() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'a sealed day is never changed or deleted' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER sealed_days_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON sealed_days
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_seals();
      REVOKE UPDATE, DELETE, TRUNCATE ON sealed_days FROM CURRENT_USER;
      ALTER TABLE money_lines ADD COLUMN written_at timestamptz NOT NULL DEFAULT now();
    `);
    await runner.query(CHECK_MOVEMENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(CHECK_MOVEMENTS_BEFORE);
    await runner.query(
      'ALTER TABLE money_lines DROP COLUMN written_at; DROP TABLE sealed_days; DROP FUNCTION refuse_change_of_seals',
    );
  }
}
