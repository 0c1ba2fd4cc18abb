import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An older replica works without it. */
export class Questions1795501808000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sections DROP CONSTRAINT sections_known;
      ALTER TABLE sections ADD CONSTRAINT sections_known
        CHECK (name IN ('house', 'media', 'questions', 'testimonials')) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM sections WHERE name = 'questions';
      ALTER TABLE sections DROP CONSTRAINT sections_known;
      ALTER TABLE sections ADD CONSTRAINT sections_known CHECK (name IN ('house', 'media', 'testimonials'));
    `);
  }
}
