import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { blockingStatements } from './blocking-statements.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Up to here from 0.3.0, an upgrade with a stop: no other process runs. */
const lastWithStop = 1_795_990_000_000;

const migrations = globSync('services/*/src/database/migrations/*.ts', { cwd: root });
const besideOthers = migrations.filter((path) => Number.parseInt(basename(path), 10) > lastWithStop);

describe('migrations', () => {
  it('are found', () => expect(migrations.length).toBeGreaterThan(5));

  it('block nobody', () => {
    const faults = besideOthers.flatMap((path) =>
      blockingStatements(readFileSync(resolve(root, path), 'utf8')).map((fault) => `${path}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['CREATE INDEX holds_by_network ON holds (network)'],
    ['CREATE UNIQUE INDEX holds_once ON holds (slot_id) WHERE kind IS NULL'],
    ['ALTER TABLE holds ADD CONSTRAINT holds_known CHECK (places > 0)'],
    ['ALTER TABLE holds ADD CONSTRAINT holds_slot FOREIGN KEY (slot_id) REFERENCES slots (id)'],
    ['ALTER TABLE holds ADD CONSTRAINT holds_once UNIQUE (slot_id)'],
    ['ALTER TABLE holds ADD COLUMN network text NOT NULL'],
    ['ALTER TABLE holds ALTER COLUMN network SET NOT NULL'],
    ['ALTER TABLE holds ADD CONSTRAINT c CHECK (true) NOT VALID; ALTER TABLE holds VALIDATE CONSTRAINT c'],
  ])('would be refused: %s', (statement) => {
    expect(blockingStatements(`async up() { query(\`${statement}\`) }`)).toHaveLength(1);
  });

  it.each([
    ['CREATE INDEX CONCURRENTLY holds_by_network ON holds (network)'],
    ['CREATE TABLE visits (id uuid NOT NULL CHECK (true)); CREATE INDEX visits_all ON visits (id)'],
    ['ALTER TABLE holds ADD CONSTRAINT holds_known CHECK (places > 0) NOT VALID'],
    [`ALTER TABLE holds ADD COLUMN network text, ADD COLUMN kind text NOT NULL DEFAULT 'visitor'`],
    ['ALTER TABLE holds VALIDATE CONSTRAINT holds_known'],
  ])('are fine with %s', (statement) => {
    const down = 'async down() { query(`CREATE INDEX holds_old ON holds (id)`) }';
    expect(blockingStatements(`async up() { query(\`${statement}\`) } ${down}`)).toEqual([]);
  });
});
