import { createOutboxTable, dropOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Content1795393875715 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sections (
        name text NOT NULL,
        version integer NOT NULL,
        body jsonb NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT "PK_sections" PRIMARY KEY (name),
        CONSTRAINT sections_known CHECK (name IN ('house', 'media', 'testimonials')),
        CONSTRAINT sections_version_counts CHECK (version > 0)
      );
    `);
    await runner.query(createOutboxTable);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropOutboxTable);
    await runner.query('DROP TABLE sections');
  }
}
