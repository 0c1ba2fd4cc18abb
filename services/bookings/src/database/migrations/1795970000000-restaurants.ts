import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Restaurants become rows: the two that every release had, with the names that it printed. A house that has sold nothing yet
 * begins without any.
 */
export class Restaurants1795970000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE restaurants (
        code text CONSTRAINT "PK_restaurants" PRIMARY KEY,
        name text NOT NULL,
        phone text,
        order_url text,
        distance text,
        kitchen_note text,
        position integer NOT NULL,
        version integer NOT NULL,
        withdrawn_at timestamptz,
        CONSTRAINT restaurants_code_written CHECK (code ~ '^[a-z0-9_]{1,40}$' AND code <> 'none'),
        CONSTRAINT restaurants_version_counts CHECK (version > 0)
      );
      DELETE FROM menus WHERE version = 1 AND NOT EXISTS (SELECT FROM tours) AND NOT EXISTS (SELECT FROM bookings);
      INSERT INTO restaurants (code, name, position, version)
        SELECT platform, CASE platform WHEN 'chick_fil_a' THEN 'Chick-fil-A' ELSE 'Jersey Mike''s' END,
          row_number() OVER (ORDER BY platform), 1
        FROM menus;
      ALTER TABLE menus DROP CONSTRAINT menus_platform;
      ALTER TABLE menus ADD CONSTRAINT menus_restaurant FOREIGN KEY (platform) REFERENCES restaurants (code) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE menus DROP CONSTRAINT menus_restaurant;
      DELETE FROM menus WHERE platform NOT IN ('chick_fil_a', 'jersey_mikes');
      INSERT INTO menus (platform, version, items) VALUES ('chick_fil_a', 1, '[]'), ('jersey_mikes', 1, '[]')
        ON CONFLICT DO NOTHING;
      ALTER TABLE menus ADD CONSTRAINT menus_platform CHECK (platform IN ('chick_fil_a', 'jersey_mikes')) NOT VALID;
      DROP TABLE restaurants;
    `);
  }
}
