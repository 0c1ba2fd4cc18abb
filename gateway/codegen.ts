/**
 * Generates `src/generated/operations.ts`: the REST adapter's committed operations as typed documents.
 * `node codegen.ts`; Node runs this file directly, so it imports packages only.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';

const here = new URL('./', import.meta.url);
const operations = new URL('src/rest/operations/', here);
const output = new URL('src/generated/operations.ts', here);

const text = await codegen({
  schema: parse(readFileSync(new URL('api.graphql', here), 'utf8')),
  schemaAst: buildSchema(readFileSync(new URL('api.graphql', here), 'utf8')),
  documents: readdirSync(operations)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({ location: name, document: parse(readFileSync(new URL(name, operations), 'utf8')) })),
  config: {
    skipTypename: true,
    enumsAsTypes: true,
    immutableTypes: true,
    useTypeImports: true,
    documentNodeImport: 'graphql#TypedQueryDocumentNode',
  },
  filename: 'operations.ts',
  plugins: [{ operationTypes: {} }, { typedDocuments: {} }],
  pluginMap: { operationTypes, typedDocuments },
});

mkdirSync(new URL('./', output), { recursive: true });
writeFileSync(output, text);
