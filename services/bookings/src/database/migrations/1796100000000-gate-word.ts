import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GateWord1796100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "house_details" ADD "gate_word" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "house_details" DROP COLUMN "gate_word"`);
  }
}
