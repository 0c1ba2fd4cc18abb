import { createInboxTables, dropInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The record of what staff did. Rows are added and read, and deleted after two years at the earliest; nothing changes one. */
export class StaffActions1795371000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createInboxTables);
    await runner.query(`
      CREATE TABLE staff_actions (
        id uuid NOT NULL,
        at timestamptz NOT NULL,
        recorded_at timestamptz NOT NULL DEFAULT now(),
        staff_id uuid NOT NULL,
        staff_role text NOT NULL,
        service text NOT NULL,
        action text NOT NULL,
        target_type text NOT NULL,
        target_id text NOT NULL,
        before jsonb,
        after jsonb,
        correlation_id text NOT NULL,
        CONSTRAINT "PK_staff_actions" PRIMARY KEY (id)
      );
      CREATE INDEX staff_actions_by_time ON staff_actions (at, id);
      CREATE INDEX staff_actions_by_person ON staff_actions (staff_id, at, id);
      CREATE INDEX staff_actions_by_action ON staff_actions (action, at, id);
      CREATE INDEX staff_actions_by_target ON staff_actions (target_id, at, id);
      CREATE FUNCTION keep_staff_actions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          IF OLD.recorded_at < now() - interval '730 days' THEN RETURN OLD; END IF;
        END IF;
        RAISE EXCEPTION 'the record of staff actions is added to and read only' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER keep_staff_actions BEFORE UPDATE OR DELETE ON staff_actions
        FOR EACH ROW EXECUTE FUNCTION keep_staff_actions();
      CREATE TRIGGER keep_all_staff_actions BEFORE TRUNCATE ON staff_actions
        FOR EACH STATEMENT EXECUTE FUNCTION keep_staff_actions();
      REVOKE UPDATE, TRUNCATE ON staff_actions FROM CURRENT_USER;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_actions');
    await runner.query('DROP FUNCTION keep_staff_actions');
    await runner.query(dropInboxTables);
  }
}
