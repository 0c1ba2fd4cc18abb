import type { MigrationInterface, QueryRunner } from 'typeorm';

const START_TO_END = `tstzrange(NEW.starts_at, NEW.starts_at + make_interval(mins => coalesce(
  (SELECT max(tour_duration_minutes) FROM bookings WHERE slot_id = NEW.id AND status <> 'cancelled'),
  (SELECT duration_minutes FROM tours WHERE type = NEW.tour_type ORDER BY withdrawn_at IS NOT NULL, duration_minutes DESC LIMIT 1), 1)))`;

/**
 * Guides of a start are leads, and none is on two tours at once. A process of the release before still writes the label `guide_id`: what it
 * writes is the first lead, and where the guide is elsewhere then, nobody has it.
 */
export class Leads1796710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS btree_gist;
      CREATE TABLE guide_assignments (
        id uuid CONSTRAINT "PK_guide_assignments" PRIMARY KEY,
        slot_id text NOT NULL,
        starts_at timestamptz NOT NULL,
        guide_id uuid NOT NULL,
        during tstzrange NOT NULL,
        lane integer NOT NULL,
        ended_at timestamptz,
        CONSTRAINT guide_assignments_four_lanes CHECK (lane BETWEEN 1 AND 4),
        CONSTRAINT guide_assignments_from_start CHECK (lower(during) = starts_at),
        CONSTRAINT guide_assignments_one_tour_at_once EXCLUDE USING gist (guide_id WITH =, during WITH &&) WHERE (ended_at IS NULL)
      );
      CREATE UNIQUE INDEX guide_assignments_lane ON guide_assignments (slot_id, lane) WHERE ended_at IS NULL;
      CREATE INDEX guide_assignments_of_slot ON guide_assignments (slot_id, guide_id);
      CREATE INDEX guide_assignments_by_guide ON guide_assignments (guide_id, starts_at) WHERE ended_at IS NULL;
      CREATE FUNCTION lead_by_label() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE guide_assignments SET ended_at = now() WHERE slot_id = NEW.id AND ended_at IS NULL AND guide_id = OLD.guide_id;
        INSERT INTO guide_assignments (id, slot_id, starts_at, guide_id, during, lane)
          SELECT gen_random_uuid(), NEW.id, NEW.starts_at, NEW.guide_id, ${START_TO_END}, 1 WHERE NEW.guide_id IS NOT NULL
          ON CONFLICT DO NOTHING;
        UPDATE slots SET guide_id = (
          SELECT guide_id FROM guide_assignments WHERE slot_id = NEW.id AND ended_at IS NULL ORDER BY lane LIMIT 1) WHERE id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER label_is_a_lead AFTER UPDATE OF guide_id ON slots
        FOR EACH ROW WHEN (NEW.guide_id IS DISTINCT FROM OLD.guide_id AND pg_trigger_depth() = 0) EXECUTE FUNCTION lead_by_label();
      ALTER TABLE group_visits ADD COLUMN people_per_guide integer;
      ALTER TABLE visit_counts ADD COLUMN came_in_groups integer NOT NULL DEFAULT 0`);
  }

  /** The extension stays: who restored a back-up may own it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE visit_counts DROP COLUMN came_in_groups;
      ALTER TABLE group_visits DROP COLUMN people_per_guide;
      DROP TRIGGER label_is_a_lead ON slots;
      DROP FUNCTION lead_by_label;
      DROP TABLE guide_assignments`);
  }
}
