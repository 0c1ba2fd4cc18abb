import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export interface ReleasedSchema {
  /** E.g. "0.2.0". */
  readonly release: string;
  /** Name of the last migration that the release had: its databases have applied it, and this one with it. */
  readonly lastMigration: string;
  /** The SQL that creates what the service itself has in an empty database. */
  readonly file: URL;
  /** DDL of the platform's tables, `createOutboxTable` and `createInboxTables`. */
  readonly shared: readonly string[];
}

/** The first migration of a service: its schema at a release, into which the migrations up to there were folded. */
export abstract class ReleaseSchema implements MigrationInterface {
  readonly name: string;

  constructor(readonly schema: ReleasedSchema) {
    this.name = schema.lastMigration;
  }

  async up(runner: QueryRunner): Promise<void> {
    const { release, file, shared } = this.schema;
    const [{ applied }]: [{ applied: number }] = await runner.query(
      'SELECT count(*)::integer AS applied FROM migrations',
    );
    if (applied > 0) throw new Error(`This database is older than release ${release}: upgrade it to ${release} first.`);
    for (const ddl of shared) await runner.query(ddl);
    await runner.query(await readFile(file, 'utf8'));
  }

  async down(): Promise<void> {
    throw new Error(`Migrations go back to release ${this.schema.release}. For what was before, restore a back-up.`);
  }
}

/** @returns the class that a list of migrations names */
export function releaseSchema(schema: ReleasedSchema): new () => MigrationInterface {
  return class extends ReleaseSchema {
    constructor() {
      super(schema);
    }
  };
}
