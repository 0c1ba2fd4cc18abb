import { OneWayMigration } from '@hilltop/platform/database/release-schema';
import type { QueryRunner } from 'typeorm';

/** A copy of content's. */
export class HouseDetails1795990000000 extends OneWayMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE house_details (
        id integer CONSTRAINT "PK_house_details" PRIMARY KEY CONSTRAINT house_details_once CHECK (id = 1),
        version integer NOT NULL,
        street text NOT NULL,
        town text NOT NULL,
        phone text NOT NULL,
        tax_number text
      )`);
  }
}
