import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Parties wait for full times, and holds are of visitors or offers to them. The new column has a default and the new table is
 * used by nobody else, so that replicas which do not know of them yet can go on.
 */
export class Waitlist1795381500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE holds ADD COLUMN kind text NOT NULL DEFAULT 'visitor'`);
    await runner.query(`
      CREATE TABLE waitlist_entries (
        id uuid NOT NULL,
        tour_type text NOT NULL,
        slot_ids text[] NOT NULL,
        group_size integer NOT NULL,
        places integer NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL,
        phone text,
        status text NOT NULL,
        hold_id uuid,
        passed_over integer NOT NULL DEFAULT 0,
        missed integer NOT NULL DEFAULT 0,
        removed_because text,
        joined_at timestamptz NOT NULL,
        closes_at timestamptz NOT NULL,
        ended_at timestamptz,
        CONSTRAINT "PK_waitlist_entries" PRIMARY KEY (id),
        CONSTRAINT waitlist_status_known
          CHECK (status IN ('waiting', 'offered', 'accepted', 'expired', 'left', 'closed')),
        CONSTRAINT waitlist_party CHECK (group_size BETWEEN 1 AND 20 AND places BETWEEN 1 AND group_size),
        CONSTRAINT waitlist_ends_once CHECK ((status IN ('waiting', 'offered')) = (ended_at IS NULL))
      );
      CREATE INDEX waitlist_by_slot ON waitlist_entries USING gin (slot_ids) WHERE status IN ('waiting', 'offered');
      CREATE INDEX waitlist_by_hold ON waitlist_entries (hold_id) WHERE hold_id IS NOT NULL;
      CREATE INDEX waitlist_closing ON waitlist_entries (closes_at) WHERE status = 'waiting';
      CREATE INDEX waitlist_ended ON waitlist_entries (ended_at) WHERE ended_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE waitlist_entries; ALTER TABLE holds DROP COLUMN kind');
  }
}
