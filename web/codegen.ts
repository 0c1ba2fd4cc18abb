/**
 * Generates, from the gateway's public schema, `src/generated/operations.ts`: every `*.graphql` document of the site,
 * typed; and `possible-types.ts`: which types an interface or union can be, for fragments in the cache.
 * `node codegen.ts`; Node runs this file as it is, so it imports packages only.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, isAbstractType, parse } from 'graphql';

const here = new URL('./', import.meta.url);
const output = new URL('src/generated/operations.ts', here);
const schema = readFileSync(new URL('../gateway/api.graphql', here), 'utf8');
const schemaAst = buildSchema(schema);

const text = await codegen({
  schema: parse(schema),
  schemaAst,
  documents: globSync('src/**/*.graphql', { cwd: here })
    .sort()
    .map((name) => ({ location: name, document: parse(readFileSync(new URL(name, here), 'utf8')) })),
  config: {
    nonOptionalTypename: true,
    enumsAsTypes: true,
    immutableTypes: true,
    useTypeImports: true,
    dedupeFragments: true,
  },
  filename: 'operations.ts',
  plugins: [{ operationTypes: {} }, { typedDocuments: {} }],
  pluginMap: { operationTypes, typedDocuments },
});

const possibleTypes = Object.values(schemaAst.getTypeMap())
  .filter(isAbstractType)
  .map((type) => [type.name, schemaAst.getPossibleTypes(type).map(({ name }) => name)] as const);

mkdirSync(new URL('./', output), { recursive: true });
writeFileSync(output, text);
writeFileSync(
  new URL('possible-types.ts', output),
  `export const possibleTypes = ${JSON.stringify(Object.fromEntries(possibleTypes), null, 2)};\n`,
);
