import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tours get the size of their type. A trigger does the same for tours that processes of the last release create. */
export class TourSizes1795503010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tour_types (
        type text PRIMARY KEY,
        capacity integer NOT NULL,
        max_group_size integer NOT NULL,
        sold_by_party boolean NOT NULL
      )`);
    await runner.query(`
      INSERT INTO tour_types (type, capacity, max_group_size, sold_by_party)
      VALUES ('standard', 25, 20, false), ('premium', 15, 15, false), ('private', 1, 20, true)`);
    await runner.query(`
      ALTER TABLE tours ADD COLUMN capacity integer, ADD COLUMN max_group_size integer, ADD COLUMN sold_by_party boolean`);
    await runner.query(`
      CREATE FUNCTION give_tour_size() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF NEW.capacity IS NULL THEN
            SELECT capacity, max_group_size, sold_by_party INTO NEW.capacity, NEW.max_group_size, NEW.sold_by_party
            FROM tour_types WHERE type = NEW.type;
          END IF;
          RETURN NEW;
        END
      $$`);
    await runner.query(`
      CREATE TRIGGER give_tour_size BEFORE INSERT ON tours FOR EACH ROW EXECUTE FUNCTION give_tour_size()`);
    await runner.query(`
      UPDATE tours t SET capacity = y.capacity, max_group_size = y.max_group_size, sold_by_party = y.sold_by_party
      FROM tour_types y WHERE y.type = t.type`);
    await runner.query(`
      ALTER TABLE tours
        ADD CONSTRAINT tours_capacity_in_range CHECK (capacity BETWEEN 1 AND 100) NOT VALID,
        ADD CONSTRAINT tours_group_size_in_range CHECK (max_group_size BETWEEN 1 AND 20) NOT VALID,
        ADD CONSTRAINT tours_party_fits CHECK (sold_by_party OR max_group_size <= capacity) NOT VALID,
        ADD CONSTRAINT tours_size_known CHECK (num_nulls(capacity, max_group_size, sold_by_party) = 0) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER give_tour_size ON tours');
    await runner.query('DROP FUNCTION give_tour_size');
    await runner.query('ALTER TABLE tours DROP COLUMN capacity, DROP COLUMN max_group_size, DROP COLUMN sold_by_party');
    await runner.query('DROP TABLE tour_types');
  }
}
