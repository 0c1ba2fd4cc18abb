import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The menus become rows, as they were. The trigger for words of the last release now reads them with the names of the menu. */
export class Menus1795700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE menus (
        platform text CONSTRAINT "PK_menus" PRIMARY KEY,
        version integer NOT NULL,
        items jsonb NOT NULL,
        CONSTRAINT menus_platform CHECK (platform IN ('chick_fil_a', 'jersey_mikes')),
        CONSTRAINT menus_version_counts CHECK (version > 0)
      );
      INSERT INTO menus (platform, version, items) VALUES
        ('chick_fil_a', 1, '[{"id": "chicken-sandwich-meal", "name": "Chicken Sandwich Meal", "priceCents": 1299,
          "description": "Chicken sandwich with a side and a drink.", "vegetarian": false}]'),
        ('jersey_mikes', 1, '[{"id": "sub-and-chips", "name": "Sub and Chips", "priceCents": 1450,
          "description": "A sub sandwich with a bag of chips.", "vegetarian": false}]');
    `);
    await runner.query(`
      CREATE FUNCTION food_items_of_menu(restaurant text, words text) RETURNS jsonb LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN count(*) > 0 AND count(*) = count(item)
          THEN jsonb_agg(jsonb_build_object('itemId', item, 'count', part[1]::integer) ORDER BY at) END
        FROM regexp_split_to_table(words, '\\n') WITH ORDINALITY AS line (text, at)
        LEFT JOIN LATERAL regexp_match(line.text, '^([1-9]\\d{0,2}) × (.+)$') AS part ON true
        LEFT JOIN LATERAL (
          SELECT dish ->> 'id' AS item FROM menus, jsonb_array_elements(items) AS dish
          WHERE dish ->> 'name' = part[2] ORDER BY platform = restaurant DESC LIMIT 1
        ) AS menu ON true
      $$`);
    await this.readBy(runner, 'food_items_of_menu(NEW.food_platform, NEW.food_details)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.readBy(runner, 'food_items_in_words(NEW.food_details)');
    await runner.query('DROP FUNCTION food_items_of_menu');
    await runner.query('DROP TABLE menus');
  }

  private async readBy(runner: QueryRunner, items: string): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION keep_food_items() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'INSERT' THEN
            NEW.food_items := coalesce(NEW.food_items, ${items});
          ELSIF NEW.food_items IS NOT DISTINCT FROM OLD.food_items THEN
            NEW.food_items := ${items};
          END IF;
          RETURN NEW;
        END
      $$`);
  }
}
