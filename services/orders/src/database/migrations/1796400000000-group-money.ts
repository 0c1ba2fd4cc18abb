import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEPT = `'reason' - 'bill_to'`;

/** Documents and money of groups: rows that stay, but for what names a person. The function is replaced by `publish-group-money.sql`. */
export class GroupMoney1796400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE groups
        ADD COLUMN balance_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN billable_cents integer,
        ADD COLUMN billable_lines jsonb,
        DROP CONSTRAINT groups_step_known,
        ADD CONSTRAINT groups_step_known CHECK (step IS NULL OR step = 'holding' AND state = 'quoted' OR step = 'booking' AND state = 'accepted'
          OR step IN ('changing', 'releasing') AND state IN ('accepted', 'secured')) NOT VALID,
        ADD CONSTRAINT groups_billable CHECK ((billable_cents IS NULL) = (billable_lines IS NULL) AND (billable_cents IS NULL OR billable_cents >= 0)) NOT VALID;
      ALTER TABLE group_changes
        DROP CONSTRAINT group_changes_kind_known,
        ADD CONSTRAINT group_changes_kind_known
          CHECK (kind IN ('asked', 'quoted', 'accepted', 'secured', 'changed', 'visited', 'ended')) NOT VALID;
      CREATE TABLE group_entries (
        id uuid CONSTRAINT "PK_group_entries" PRIMARY KEY,
        group_id uuid NOT NULL,
        cause text NOT NULL,
        delta_cents integer NOT NULL,
        method text,
        reference text NOT NULL,
        document_number text,
        of_entry uuid,
        happened_at timestamptz NOT NULL,
        recorded_at timestamptz NOT NULL,
        staff_id uuid NOT NULL,
        reason text,
        key text,
        CONSTRAINT group_entries_cause_known
          CHECK (cause IN ('invoiced', 'credited', 'received', 'reversed', 'refunded', 'written_off')),
        CONSTRAINT group_entries_sign CHECK ((cause IN ('invoiced', 'reversed', 'refunded')) = (delta_cents > 0) AND delta_cents <> 0),
        CONSTRAINT group_entries_method CHECK ((cause IN ('received', 'reversed', 'refunded')) = (method IS NOT NULL)),
        CONSTRAINT group_entries_method_known CHECK (method IS NULL OR method IN ('check', 'transfer', 'cash', 'card_reader')),
        CONSTRAINT group_entries_document CHECK ((cause IN ('invoiced', 'credited')) = (document_number IS NOT NULL))
      );
      CREATE UNIQUE INDEX group_entries_key ON group_entries (group_id, key);
      CREATE UNIQUE INDEX group_entries_reversed_once ON group_entries (of_entry);
      CREATE INDEX group_entries_by_time ON group_entries (recorded_at);
      CREATE TABLE group_documents (
        number text CONSTRAINT "PK_group_documents" PRIMARY KEY,
        group_id uuid NOT NULL,
        kind text NOT NULL,
        of_number text,
        issued_on date NOT NULL,
        issued_at timestamptz NOT NULL,
        due_on date,
        bill_to text NOT NULL,
        order_number text,
        pupils integer NOT NULL,
        adults integer NOT NULL,
        came integer,
        lines jsonb NOT NULL,
        tax_cents integer NOT NULL,
        total_cents integer NOT NULL,
        reason text,
        CONSTRAINT group_documents_kind_known CHECK (kind IN ('invoice', 'credit_note')),
        CONSTRAINT group_documents_of CHECK ((kind = 'credit_note') = (of_number IS NOT NULL)),
        CONSTRAINT group_documents_amounts CHECK (total_cents > 0 AND tax_cents BETWEEN 0 AND total_cents)
      );
      CREATE INDEX group_documents_by_group ON group_documents (group_id, number);
      CREATE INDEX group_documents_by_time ON group_documents (issued_at);
      CREATE TABLE document_numbers (
        series text CONSTRAINT "PK_document_numbers" PRIMARY KEY,
        last integer NOT NULL,
        last_date date NOT NULL
      );
      CREATE FUNCTION group_money_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER group_entry_written AFTER INSERT ON group_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        EXECUTE FUNCTION group_money_changed();
      CREATE CONSTRAINT TRIGGER group_billed AFTER UPDATE ON groups DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (OLD.billable_cents IS DISTINCT FROM NEW.billable_cents OR OLD.last_start IS DISTINCT FROM NEW.last_start)
        EXECUTE FUNCTION group_money_changed();
      CREATE FUNCTION refuse_change_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'documents and money of groups are never changed or deleted' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER group_entries_stay BEFORE UPDATE ON group_entries FOR EACH ROW
        WHEN (to_jsonb(OLD) - ${KEPT} IS DISTINCT FROM to_jsonb(NEW) - ${KEPT}) EXECUTE FUNCTION refuse_change_of_money();
      CREATE TRIGGER group_documents_stay BEFORE UPDATE ON group_documents FOR EACH ROW
        WHEN (to_jsonb(OLD) - ${KEPT} IS DISTINCT FROM to_jsonb(NEW) - ${KEPT}) EXECUTE FUNCTION refuse_change_of_money();
      CREATE TRIGGER group_entries_remain BEFORE DELETE OR TRUNCATE ON group_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_money();
      CREATE TRIGGER group_documents_remain BEFORE DELETE OR TRUNCATE ON group_documents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_money();
      REVOKE UPDATE, DELETE, TRUNCATE ON group_entries, group_documents FROM CURRENT_USER;
      GRANT UPDATE (reason) ON group_entries TO CURRENT_USER;
      GRANT UPDATE (reason, bill_to) ON group_documents TO CURRENT_USER`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER group_billed ON groups;
      DROP TABLE document_numbers, group_documents, group_entries;
      DROP FUNCTION group_money_changed, refuse_change_of_money;
      ALTER TABLE group_changes
        DROP CONSTRAINT group_changes_kind_known,
        ADD CONSTRAINT group_changes_kind_known CHECK (kind IN ('asked', 'quoted', 'accepted', 'secured', 'visited', 'ended'));
      ALTER TABLE groups DROP COLUMN balance_cents, DROP COLUMN billable_cents, DROP COLUMN billable_lines,
        DROP CONSTRAINT groups_step_known,
        ADD CONSTRAINT groups_step_known CHECK (step IS NULL OR step = 'holding' AND state = 'quoted' OR step = 'booking' AND state = 'accepted'
          OR step = 'releasing' AND state IN ('accepted', 'secured'))`);
  }
}
