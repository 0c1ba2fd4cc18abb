/**
 * Writes `services/<name>/src/generated` (git-ignored): `schema-types.ts` from `schema.graphql`, and typed queries to
 * other services. Unchanged files are not touched. Gateway and site have a `codegen.ts` each.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { messageOf } from '../local/user-error.ts';
import { generateSchemaTypes, subgraphNames } from './schema-types.ts';
import { generateServiceQueries } from './service-queries.ts';

const root = new URL('../../', import.meta.url);

try {
  for (const name of subgraphNames(root)) {
    const service = new URL(`services/${name}/`, root);
    const text = await generateSchemaTypes(new URL('schema.graphql', service));
    writeIfChanged(new URL('src/generated/schema-types.ts', service), text);
    for (const [file, queries] of await generateServiceQueries(root, service)) {
      writeIfChanged(new URL(`src/generated/${file}`, service), queries);
    }
  }
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}

/** An unchanged file keeps its time, so that what is built from it stays up to date. */
function writeIfChanged(file: URL, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    return;
  }
  mkdirSync(new URL('./', file), { recursive: true });
  writeFileSync(file, text);
}
