import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LanguageOfEmails1796800001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "emails" ADD "language" text NOT NULL DEFAULT 'en'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "emails" DROP COLUMN "language"`);
  }
}
