import type { MigrationInterface, QueryRunner } from 'typeorm';

const START_TO_END = `tstzrange(s.starts_at, s.starts_at + make_interval(mins => coalesce(
  (SELECT max(tour_duration_minutes) FROM bookings WHERE slot_id = s.id AND status <> 'cancelled'),
  (SELECT duration_minutes FROM tours WHERE type = s.tour_type ORDER BY withdrawn_at IS NOT NULL, duration_minutes DESC LIMIT 1), 1)))`;

const INTO_LEADS =
  'INSERT INTO guide_assignments (id, slot_id, starts_at, guide_id, during, lane, ended_at) SELECT gen_random_uuid(),';

const NO_LEAD = 'NOT EXISTS (SELECT FROM guide_assignments l WHERE l.slot_id = s.id AND l.guide_id = g.id)';

/**
 * Of tours that a label gave to one guide at once, the first one keeps its guide and the others have ended leads, as whoever led a time
 * before. The label is written from the leads from then on, until no release reads it. Who leads what does not change meanwhile, because
 * everything that changes it locks the calendar.
 */
export class LabelsToLeads1796710000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SELECT FROM calendar FOR UPDATE');
    await runner.query(`
      ${INTO_LEADS} s.id, s.starts_at, s.guide_id, ${START_TO_END}, 1, NULL
        FROM slots s WHERE s.guide_id IS NOT NULL ORDER BY s.starts_at, s.id ON CONFLICT DO NOTHING;
      ${INTO_LEADS} s.id, s.starts_at, g.id, ${START_TO_END}, 1, now()
        FROM slots s CROSS JOIN LATERAL unnest(s.led_before || s.guide_id) g (id) WHERE g.id IS NOT NULL AND ${NO_LEAD};
      UPDATE slots s SET guide_id = NULL WHERE guide_id IS NOT NULL
        AND NOT EXISTS (SELECT FROM guide_assignments l WHERE l.slot_id = s.id AND l.ended_at IS NULL);
      CREATE FUNCTION label_by_leads() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        first uuid := (SELECT guide_id FROM guide_assignments WHERE slot_id = NEW.slot_id AND ended_at IS NULL ORDER BY lane LIMIT 1);
      BEGIN
        UPDATE slots SET guide_id = first, led_before = ARRAY(
          SELECT DISTINCT guide_id FROM guide_assignments WHERE slot_id = NEW.slot_id AND guide_id IS DISTINCT FROM first
        ) WHERE id = NEW.slot_id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER lead_is_a_label AFTER INSERT OR UPDATE OF ended_at ON guide_assignments
        FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION label_by_leads()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER lead_is_a_label ON guide_assignments; DROP FUNCTION label_by_leads');
  }
}
