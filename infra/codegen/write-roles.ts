/** `make codegen` writes `infra/docs/roles.md`. Apart from `generate.ts`, which runs before every test: a stale page has to fail. */
import { writeFileSync } from 'node:fs';
import { rolesTable, rolesTableFile } from './roles-table.ts';

const root = new URL('../../', import.meta.url);

writeFileSync(new URL(rolesTableFile, root), rolesTable(root));
