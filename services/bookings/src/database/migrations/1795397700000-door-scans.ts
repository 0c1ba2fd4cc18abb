import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Phones at the door send what they scanned, and a person settles what they disagree about. */
export class DoorScans1795397700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE scans (
        id uuid PRIMARY KEY,
        device_id text NOT NULL,
        sequence integer NOT NULL,
        date date NOT NULL,
        booking_id uuid,
        revision integer,
        people integer NOT NULL,
        verdict text NOT NULL,
        overridden boolean NOT NULL,
        reason text,
        scanned_at timestamptz NOT NULL,
        clock_offset_ms integer NOT NULL,
        made_from text,
        staff_id uuid NOT NULL,
        received_at timestamptz NOT NULL,
        CONSTRAINT scans_people CHECK (people BETWEEN 0 AND 100 OR verdict = 'CORRECTED'),
        CONSTRAINT scans_verdict_known CHECK (verdict IN ('ADMIT', 'CHANGED', 'CANCELLED', 'MOVED', 'NEW', 'NOT_OURS', 'CORRECTED'))
      );
      CREATE INDEX scans_by_booking ON scans (booking_id);
      CREATE INDEX scans_by_date ON scans (date);
      CREATE TABLE check_in_conflicts (
        id uuid PRIMARY KEY,
        subject_id uuid NOT NULL,
        kind text NOT NULL,
        date date NOT NULL,
        booking_id uuid,
        people integer NOT NULL,
        opened_at timestamptz NOT NULL,
        settled_at timestamptz,
        settled_by uuid,
        outcome text,
        reason text,
        CONSTRAINT check_in_conflicts_kind_known
          CHECK (kind IN ('CANCELLED', 'MOVED', 'TOO_MANY', 'OLD_REVISION', 'UNKNOWN_TICKET')),
        CONSTRAINT check_in_conflicts_outcome_known CHECK (outcome IN ('LEFT', 'CORRECTED'))
      );
      CREATE UNIQUE INDEX check_in_conflicts_once ON check_in_conflicts (subject_id, kind);
      CREATE INDEX check_in_conflicts_by_date ON check_in_conflicts (date);
      CREATE INDEX booking_changes_by_slot_before ON booking_changes ((before->>'slotId'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE scans, check_in_conflicts; DROP INDEX booking_changes_by_slot_before');
  }
}
