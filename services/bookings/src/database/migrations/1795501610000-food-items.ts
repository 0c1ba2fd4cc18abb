import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Items are read from the words once. The words stay for processes of the last release: a trigger reads what they write.
 * Words that name a dish of no menu stay words.
 */
export class FoodItems1795501610000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION food_items_in_words(words text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE WHEN count(*) > 0 AND count(*) = count(item)
          THEN jsonb_agg(jsonb_build_object('itemId', item, 'count', part[1]::integer) ORDER BY at) END
        FROM regexp_split_to_table(words, '\\n') WITH ORDINALITY AS line (text, at)
        LEFT JOIN LATERAL regexp_match(line.text, '^([1-9]\\d{0,2}) × (.+)$') AS part ON true
        LEFT JOIN (VALUES
          ('Chicken Sandwich Meal', 'chicken-sandwich-meal'), ('Sub and Chips', 'sub-and-chips')
        ) AS menu (name, item) ON menu.name = part[2]
      $$`);
    await runner.query('ALTER TABLE bookings ADD COLUMN food_items jsonb');
    await runner.query(`
      UPDATE bookings SET food_items = food_items_in_words(food_details)
      WHERE food_details IS NOT NULL AND food_items_in_words(food_details) IS NOT NULL`);
    await runner.query(`
      CREATE FUNCTION keep_food_items() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'INSERT' THEN
            NEW.food_items := coalesce(NEW.food_items, food_items_in_words(NEW.food_details));
          ELSIF NEW.food_items IS NOT DISTINCT FROM OLD.food_items THEN
            NEW.food_items := food_items_in_words(NEW.food_details);
          END IF;
          RETURN NEW;
        END
      $$`);
    await runner.query(`
      CREATE TRIGGER keep_food_items_of_new BEFORE INSERT ON bookings
      FOR EACH ROW WHEN (NEW.food_details IS NOT NULL) EXECUTE FUNCTION keep_food_items()`);
    await runner.query(`
      CREATE TRIGGER keep_food_items BEFORE UPDATE ON bookings
      FOR EACH ROW WHEN (NEW.food_details IS DISTINCT FROM OLD.food_details) EXECUTE FUNCTION keep_food_items()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER keep_food_items ON bookings');
    await runner.query('DROP TRIGGER keep_food_items_of_new ON bookings');
    await runner.query('DROP FUNCTION keep_food_items');
    await runner.query('ALTER TABLE bookings DROP COLUMN food_items');
    await runner.query('DROP FUNCTION food_items_in_words');
  }
}
