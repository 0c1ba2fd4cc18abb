import { createSearchForm } from '@hilltop/platform/database/create-search-form';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rows of e-mails have ids, kinds and errors, and are searched without an index. */
export class FoundAsTyped1795810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createSearchForm(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION search_form(text)');
  }
}
