import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { rolesTable, rolesTableFile } from './roles-table.ts';

const root = new URL('../../', import.meta.url);

it(`is written to ${rolesTableFile} (make codegen)`, () => {
  expect(readFileSync(new URL(rolesTableFile, root), 'utf8')).toBe(rolesTable(root));
});

it('says who may use an operation', () => {
  const table = rolesTable(root);
  expect(table).toContain('| `createTour` | changes |  |  |  | yes |  |  |');
  expect(table).toContain('| `holdSeats` | changes | yes | yes | yes | yes | yes | yes |');
});
