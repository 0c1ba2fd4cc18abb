/**
 * Writes into `services/<name>/src/generated` (git-ignored) `schema-types.ts`, from each service's own `schema.graphql`, and
 * `bookings-queries.ts` and the like: what it asks of other services, typed. A file whose text stays the same is not touched. The gateway and the site generate their operations themselves (`codegen.ts` there).
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

/** Writes the text unless the file holds it already: what is built from the file stays fresh then. */
function writeIfChanged(file: URL, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    return;
  }
  mkdirSync(new URL('./', file), { recursive: true });
  writeFileSync(file, text);
}
