import type { MigrationInterface, QueryRunner } from 'typeorm';

const was = `'reason' - 'bill_to'`;
const is = `${was} - 'bill_email'`;

/** A document stays as it was issued, but for what names a person. */
const documentsStay = (erased: string) => `
  DROP TRIGGER group_documents_stay ON group_documents;
  CREATE TRIGGER group_documents_stay BEFORE UPDATE ON group_documents FOR EACH ROW
    WHEN (to_jsonb(OLD) - ${erased} IS DISTINCT FROM to_jsonb(NEW) - ${erased}) EXECUTE FUNCTION refuse_change_of_money();`;

/** Where bills are mailed, and what groups are reminded of. */
export class GroupBills1796600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE group_documents ADD COLUMN bill_email text NOT NULL DEFAULT '';
      ${documentsStay(is)}
      GRANT UPDATE (bill_email) ON group_documents TO CURRENT_USER;
      CREATE TABLE group_reminders (
        id uuid CONSTRAINT "PK_group_reminders" PRIMARY KEY,
        group_id uuid NOT NULL,
        kind text NOT NULL,
        days integer NOT NULL,
        about text NOT NULL,
        due_at timestamptz NOT NULL,
        CONSTRAINT group_reminders_kind_known CHECK (kind IN ('quote_ends', 'secure', 'count', 'visit', 'due', 'overdue'))
      );
      CREATE UNIQUE INDEX group_reminders_once ON group_reminders (group_id, kind, days, about);
      CREATE INDEX group_reminders_by_time ON group_reminders (due_at);
      CREATE TABLE group_reminder_rules (
        kind text CONSTRAINT "PK_group_reminder_rules" PRIMARY KEY,
        is_on boolean NOT NULL,
        CONSTRAINT group_reminder_rules_kind_known CHECK (kind IN ('quote_ends', 'secure', 'count', 'visit', 'due', 'overdue'))
      );
      INSERT INTO group_reminder_rules (kind, is_on)
        VALUES ('quote_ends', true), ('secure', true), ('count', true), ('visit', true), ('due', true), ('overdue', true)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE group_reminder_rules, group_reminders;
      ${documentsStay(was)}
      ALTER TABLE group_documents DROP COLUMN bill_email`);
  }
}
