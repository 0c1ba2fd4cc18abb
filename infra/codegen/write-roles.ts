/** `make codegen` writes `infra/docs/roles.md`. Not in `generate.ts`, which runs before every test: a stale page must fail. */
import { writeFileSync } from 'node:fs';
import { rolesTable, rolesTableFile } from './roles-table.ts';

const root = new URL('../../', import.meta.url);

writeFileSync(new URL(rolesTableFile, root), rolesTable(root));
