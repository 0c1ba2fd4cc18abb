/**
 * Writes `src/generated/operations.ts`, the REST adapter's operations as typed documents, `refusal-rows.ts`, the problem document
 * of each refusal that they can meet, and `site-operations.ts`, the names of the site's operations for metrics. Node runs this
 * file directly, so it imports packages only, and what reads a schema.
 */
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, Kind, parse } from 'graphql';
import { readSchema } from '../services/shared/platform/src/graphql/read-schema.ts';
import { refusalRows } from './refusal-rows.codegen.ts';

const here = new URL('./', import.meta.url);
const operations = new URL('src/rest/operations/', here);
const output = new URL('src/generated/', here);
const services = new URL('../services/', here);

const api = readFileSync(new URL('api.graphql', here), 'utf8');
const documents = readdirSync(operations)
  .filter((name) => name.endsWith('.graphql'))
  .sort()
  .map((name) => ({ location: name, document: parse(readFileSync(new URL(name, operations), 'utf8')) }));
const subgraphs = globSync('*/schema.graphql', { cwd: services })
  .sort()
  .map((file) => parse(readSchema(new URL(file, services))));
const rows = refusalRows(
  buildSchema(api),
  documents.map(({ document }) => document),
  subgraphs,
);

const text = await codegen({
  schema: parse(api),
  schemaAst: buildSchema(api),
  documents: [...documents, { location: 'refusal-rows', document: parse(rows.fragment) }],
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

mkdirSync(output, { recursive: true });
writeFileSync(new URL('operations.ts', output), text);
writeFileSync(new URL('refusal-rows.ts', output), rows.code);
writeFileSync(
  new URL('site-operations.ts', output),
  `export const siteOperations: readonly string[] = ${JSON.stringify(names, null, 2)};\n`,
);
