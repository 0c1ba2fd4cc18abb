import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An e-mail is sent as part of the trace of what it is about. */
export class TraceOfEmails1795276800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE emails ADD COLUMN traceparent text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE emails DROP COLUMN traceparent');
  }
}
