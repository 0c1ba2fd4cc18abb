import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export interface ReleasedSchema {
  readonly release: string;
  /** The last migration of that release: its databases have applied it, and this one with it. */
  readonly lastMigration: string;
  readonly file: URL;
  /** DDL of the platform's tables, `createOutboxTable` and `createInboxTables`. */
  readonly shared: readonly string[];
}

/** For upgrades with a stop, which convert rows. */
export abstract class OneWayMigration implements MigrationInterface {
  abstract up(runner: QueryRunner): Promise<void>;

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore the backup from before the upgrade.');
  }
}

/** The first migration of a service: its schema at a release, which replaces all migrations up to there. */
export abstract class ReleaseSchema extends OneWayMigration {
  readonly name: string;

  constructor(readonly schema: ReleasedSchema) {
    super();
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
}

export function releaseSchema(schema: ReleasedSchema): new () => MigrationInterface {
  return class extends ReleaseSchema {
    constructor() {
      super(schema);
    }
  };
}
