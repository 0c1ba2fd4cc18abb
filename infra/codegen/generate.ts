/**
 * Writes what is generated from schemas and operations (git-ignored): `services/<name>/src/generated/schema-types.ts` from the
 * service's own `schema.graphql`, and `web/src/generated/operations.ts` from the site's `*.graphql` files against
 * `gateway/api.graphql`. A file whose text stays the same is not touched.
 */
import { sentenceOf } from '../local/trouble.ts';
import { generateOperations } from './operations.ts';
import { generateSchemaTypes, subgraphNames } from './schema-types.ts';
import { writeIfChanged } from './write-if-changed.ts';

const root = new URL('../../', import.meta.url);

try {
  for (const name of subgraphNames(root)) {
    const service = new URL(`services/${name}/`, root);
    const text = await generateSchemaTypes(new URL('schema.graphql', service));
    writeIfChanged(new URL('src/generated/schema-types.ts', service), text);
  }
  const operations = await generateOperations(new URL('web/src/', root), new URL('gateway/api.graphql', root));
  writeIfChanged(new URL('web/src/generated/operations.ts', root), operations);
} catch (fault) {
  process.stderr.write(`${sentenceOf(fault)}\n`);
  process.exitCode = 1;
}
