import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tours and bookings get their length in minutes, read from the words once. The words stay for processes of the last
 * release: a trigger keeps both columns equal, whichever of them is written.
 */
export class DurationMinutes1795500950000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION minutes_in_words(words text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE WHEN minutes BETWEEN 1 AND 720 THEN round(minutes)::integer ELSE 120 END FROM (
          SELECT coalesce(sum(coalesce(part[2], part[1])::numeric * CASE lower(part[3]) WHEN 'h' THEN 60 ELSE 1 END), 0) AS minutes
          FROM regexp_matches(words, '(\\d+(?:\\.\\d+)?)(?:\\s*(?:-|–|to)\\s*(\\d+(?:\\.\\d+)?))?\\s*([hm])', 'gi') AS part
        ) found
      $$`);
    for (const [table, minutes, words] of COLUMNS) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${minutes} integer NOT NULL DEFAULT 120`);
      await runner.query(`
        UPDATE ${table} SET ${minutes} = minutes_in_words(${words}) WHERE minutes_in_words(${words}) <> 120`);
      await runner.query(`
        CREATE FUNCTION keep_${table}_duration() RETURNS trigger LANGUAGE plpgsql AS $$
          BEGIN
            IF TG_OP = 'INSERT' THEN
              IF NEW.${words} IS NOT NULL THEN NEW.${minutes} := minutes_in_words(NEW.${words});
              ELSE NEW.${words} := NEW.${minutes} || ' minutes';
              END IF;
            ELSIF NEW.${minutes} <> OLD.${minutes} THEN NEW.${words} := NEW.${minutes} || ' minutes';
            ELSIF NEW.${words} IS DISTINCT FROM OLD.${words} THEN NEW.${minutes} := minutes_in_words(NEW.${words});
            END IF;
            RETURN NEW;
          END
        $$`);
      await runner.query(`
        CREATE TRIGGER keep_${table}_duration BEFORE INSERT OR UPDATE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION keep_${table}_duration()`);
    }
    await runner.query(`
      ALTER TABLE tours ADD CONSTRAINT tours_duration_in_range CHECK (duration_minutes BETWEEN 1 AND 720) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, minutes] of COLUMNS) {
      await runner.query(`DROP TRIGGER keep_${table}_duration ON ${table}`);
      await runner.query(`DROP FUNCTION keep_${table}_duration`);
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${minutes}`);
    }
    await runner.query('DROP FUNCTION minutes_in_words');
  }
}

const COLUMNS = [
  ['tours', 'duration_minutes', 'duration'],
  ['bookings', 'tour_duration_minutes', 'tour_duration'],
] as const;
