import type { MigrationInterface, QueryRunner } from 'typeorm';

const REFUSE = 'EXECUTE FUNCTION refuse_change_of_money()';

/**
 * What an invoice had received, what payers question, organizations that are one, and the end of documents: once nothing of a group happened for four years, `papers_gone_at`
 * deletes its documents and entries, and nothing else does.
 */
export class GroupPapers1796740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE group_documents
        ADD COLUMN received_cents integer,
        ADD CONSTRAINT group_documents_received CHECK (received_cents IS NULL OR received_cents BETWEEN 0 AND total_cents) NOT VALID;
      CREATE TABLE invoice_questions (
        id uuid CONSTRAINT "PK_invoice_questions" PRIMARY KEY,
        group_id uuid NOT NULL,
        invoice text NOT NULL,
        reason text,
        staff_id uuid NOT NULL,
        asked_at timestamptz NOT NULL,
        settled_at timestamptz,
        settled_by uuid,
        CONSTRAINT invoice_questions_settled CHECK ((settled_at IS NULL) = (settled_by IS NULL))
      );
      CREATE UNIQUE INDEX invoice_questions_open ON invoice_questions (invoice) WHERE settled_at IS NULL;
      CREATE INDEX invoice_questions_by_group ON invoice_questions (group_id);
      CREATE TABLE merged_organizations (
        id uuid CONSTRAINT "PK_merged_organizations" PRIMARY KEY,
        "into" uuid NOT NULL,
        reason text,
        staff_id uuid NOT NULL,
        merged_at timestamptz NOT NULL
      );
      ALTER TABLE groups ADD COLUMN papers_gone_at timestamptz;
      ALTER TABLE document_numbers ADD COLUMN gone integer NOT NULL DEFAULT 0;
      CREATE FUNCTION keep_money_of_groups() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM groups g WHERE g.id = OLD.group_id AND g.papers_gone_at IS NOT NULL) THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'documents and money of groups are kept for four years' USING ERRCODE = 'insufficient_privilege';
      END $$;
      DROP TRIGGER group_entries_remain ON group_entries;
      DROP TRIGGER group_documents_remain ON group_documents;
      CREATE TRIGGER group_entries_remain BEFORE DELETE ON group_entries FOR EACH ROW EXECUTE FUNCTION keep_money_of_groups();
      CREATE TRIGGER group_documents_remain BEFORE DELETE ON group_documents FOR EACH ROW EXECUTE FUNCTION keep_money_of_groups();
      CREATE TRIGGER all_group_entries_remain BEFORE TRUNCATE ON group_entries FOR EACH STATEMENT ${REFUSE};
      CREATE TRIGGER all_group_documents_remain BEFORE TRUNCATE ON group_documents FOR EACH STATEMENT ${REFUSE};
      GRANT DELETE ON group_entries, group_documents TO CURRENT_USER;
      CREATE FUNCTION close_papers() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM group_documents WHERE group_id = NEW.id AND issued_at > now() - interval '1460 days')
          OR EXISTS (SELECT FROM group_entries WHERE group_id = NEW.id AND recorded_at > now() - interval '1460 days') THEN
          RAISE EXCEPTION 'documents and money of groups are kept for four years' USING ERRCODE = 'insufficient_privilege';
        END IF;
        NEW.balance_cents := 0;
        NEW.billable_cents := NULL;
        NEW.billable_lines := NULL;
        RETURN NEW;
      END $$;
      CREATE TRIGGER groups_close_papers BEFORE UPDATE OF papers_gone_at ON groups FOR EACH ROW
        WHEN (OLD.papers_gone_at IS NULL AND NEW.papers_gone_at IS NOT NULL) EXECUTE FUNCTION close_papers();
      -- The books keep what was published of the group: nothing is published of its end.
      CREATE FUNCTION delete_papers() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE document_numbers n SET gone = n.gone + d.documents FROM (
          SELECT split_part(number, '-', 2) AS series, count(*)::integer AS documents FROM group_documents WHERE group_id = NEW.id GROUP BY 1) d
          WHERE n.series = d.series;
        DELETE FROM group_documents WHERE group_id = NEW.id;
        DELETE FROM group_entries WHERE group_id = NEW.id;
        DELETE FROM invoice_questions WHERE group_id = NEW.id;
        UPDATE written_money SET lines = '[]' WHERE source_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER groups_delete_papers AFTER UPDATE OF papers_gone_at ON groups FOR EACH ROW
        WHEN (OLD.papers_gone_at IS NULL AND NEW.papers_gone_at IS NOT NULL) EXECUTE FUNCTION delete_papers()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER groups_close_papers ON groups;
      DROP TRIGGER groups_delete_papers ON groups;
      DROP TRIGGER group_entries_remain ON group_entries;
      DROP TRIGGER group_documents_remain ON group_documents;
      DROP TRIGGER all_group_entries_remain ON group_entries;
      DROP TRIGGER all_group_documents_remain ON group_documents;
      DROP FUNCTION close_papers, delete_papers, keep_money_of_groups;
      CREATE TRIGGER group_entries_remain BEFORE DELETE OR TRUNCATE ON group_entries FOR EACH STATEMENT ${REFUSE};
      CREATE TRIGGER group_documents_remain BEFORE DELETE OR TRUNCATE ON group_documents FOR EACH STATEMENT ${REFUSE};
      REVOKE DELETE ON group_entries, group_documents FROM CURRENT_USER;
      ALTER TABLE document_numbers DROP COLUMN gone;
      ALTER TABLE groups DROP COLUMN papers_gone_at;
      DROP TABLE invoice_questions, merged_organizations;
      ALTER TABLE group_documents DROP COLUMN received_cents`);
  }
}
