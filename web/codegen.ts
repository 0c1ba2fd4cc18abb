/**
 * Generates `src/generated/operations.ts`: every `*.graphql` document of the site, typed by the gateway's public
 * schema. `node codegen.ts`; Node runs this file as it is, so it imports packages only.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';

const here = new URL('./', import.meta.url);
const output = new URL('src/generated/operations.ts', here);
const schema = readFileSync(new URL('../gateway/api.graphql', here), 'utf8');

const text = await codegen({
  schema: parse(schema),
  schemaAst: buildSchema(schema),
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

mkdirSync(new URL('./', output), { recursive: true });
writeFileSync(output, text);
