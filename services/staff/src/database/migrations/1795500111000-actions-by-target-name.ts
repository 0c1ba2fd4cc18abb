import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds actions by the beginning of what staff know their target by. */
export class ActionsByTargetName1795500111000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const name = 'staff_actions_by_target_name';
    await createIndexConcurrently(runner, name, 'staff_actions (lower(target_name) text_pattern_ops)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX staff_actions_by_target_name');
  }
}
