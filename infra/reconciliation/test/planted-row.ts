import type { Owner } from '../src/reconciliation-context.ts';

/** A fault in one database, and the sentence that must report it. */
export type PlantedRow = {
  what: string;
  owner: Owner;
  plant: string;
  /** The fault's counterparts in other databases. */
  alsoPlant?: Partial<Record<Owner, string>>;
  sentence: RegExp;
};

/** Id of a thing that the sound instance does not have. */
export const another = '00000000-0000-4000-8000-0000000000ff';
/** A row like the one that is there, but for some columns. */
export const copyOf = (table: string, changes: object, where = 'true') =>
  `INSERT INTO ${table} SELECT r.* FROM ${table} t, jsonb_populate_record(t, '${JSON.stringify(changes)}'::jsonb) r WHERE ${where} LIMIT 1;`;
