import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A row of `emails` keeps only the last sending. */
export class EmailSendings1795680000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_sendings (
        email_id uuid NOT NULL,
        resend integer NOT NULL,
        kind text NOT NULL,
        about uuid NOT NULL,
        sent_at timestamptz NOT NULL,
        CONSTRAINT "PK_email_sendings" PRIMARY KEY (email_id, resend)
      );
      CREATE INDEX email_sendings_about ON email_sendings (about, sent_at);
      CREATE INDEX email_sendings_oldest ON email_sendings (sent_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_sendings');
  }
}
