/**
 * Generates, from the gateway's public schema, `src/generated/operations.ts`: every `*.graphql` document of the site,
 * typed, those of the staff's panel apart in `staff-operations.ts`; and `possible-types.ts`: which types an interface or
 * union can be, for fragments in the cache.
 * `node codegen.ts`; Node runs this file as it is, so it imports packages only.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, isAbstractType, parse } from 'graphql';

const here = new URL('./', import.meta.url);
const generated = new URL('src/generated/', here);
const schema = readFileSync(new URL('../gateway/api.graphql', here), 'utf8');
const schemaAst = buildSchema(schema);

const documents = globSync('src/**/*.graphql', { cwd: here })
  .sort()
  .map((location) => ({ location, document: parse(readFileSync(new URL(location, here), 'utf8')) }));
function isStaffs({ location }: { location: string }): boolean {
  return location.startsWith('src/features/admin-');
}

function typed(filename: string, chosen: typeof documents): Promise<string> {
  return codegen({
    schema: parse(schema),
    schemaAst,
    documents: chosen,
    config: {
      nonOptionalTypename: true,
      enumsAsTypes: true,
      immutableTypes: true,
      useTypeImports: true,
      dedupeFragments: true,
    },
    filename,
    plugins: [{ operationTypes: {} }, { typedDocuments: {} }],
    pluginMap: { operationTypes, typedDocuments },
  });
}

// Apart, so that no visitor fetches what only the panel asks.
const outputs = {
  'operations.ts': documents.filter((document) => !isStaffs(document)),
  'staff-operations.ts': documents.filter(isStaffs),
};

const possibleTypes = Object.values(schemaAst.getTypeMap())
  .filter(isAbstractType)
  .map((type) => [type.name, schemaAst.getPossibleTypes(type).map(({ name }) => name)] as const);

mkdirSync(generated, { recursive: true });
for (const [name, chosen] of Object.entries(outputs)) {
  writeFileSync(new URL(name, generated), await typed(name, chosen));
}
writeFileSync(
  new URL('possible-types.ts', generated),
  `export const possibleTypes = ${JSON.stringify(Object.fromEntries(possibleTypes), null, 2)};\n`,
);
