import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is answered in which language. What a process of the release before stores is English. */
export class Languages1796800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_messages ADD COLUMN language text NOT NULL DEFAULT 'en',
        ADD CONSTRAINT contact_messages_language CHECK (language IN ('en', 'es')) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_messages DROP COLUMN language');
  }
}
