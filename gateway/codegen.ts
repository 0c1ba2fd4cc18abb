/**
 * Writes `src/generated/operations.ts`, the REST adapter's operations as typed documents, and `site-operations.ts`, the names of the
 * site's operations for metrics. Node runs this file directly, so it imports packages only.
 */
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, Kind, parse } from 'graphql';

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
    scalars: { Cents: 'number', FoodPlatform: 'string' },
    documentNodeImport: 'graphql#TypedQueryDocumentNode',
  },
  filename: 'operations.ts',
  plugins: [{ operationTypes: {} }, { typedDocuments: {} }],
  pluginMap: { operationTypes, typedDocuments },
});

const site = new URL('../web/', here);
const names = globSync('{kit,house,shop,staff,door,site}/**/*.graphql', { cwd: site })
  .flatMap((location) => parse(readFileSync(new URL(location, site), 'utf8')).definitions)
  .flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? (node.name?.value ?? []) : []))
  .sort();

mkdirSync(new URL('./', output), { recursive: true });
writeFileSync(output, text);
writeFileSync(
  new URL('site-operations.ts', output),
  `export const siteOperations: readonly string[] = ${JSON.stringify(names, null, 2)};\n`,
);
