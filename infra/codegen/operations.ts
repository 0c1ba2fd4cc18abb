import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';
import { filesBelow } from '../local/build/file-tree.ts';

/** Typed documents of every operation and fragment below `folder`, checked against the public schema. */
export async function generateOperations(folder: URL, schemaFile: URL): Promise<string> {
  const schema = readFileSync(schemaFile, 'utf8');
  const files = filesBelow(fileURLToPath(folder), (path) => path.endsWith('.graphql'));
  return await codegen({
    schema: parse(schema),
    schemaAst: buildSchema(schema),
    documents: files.map((location) => ({
      location,
      document: parse(readFileSync(new URL(location, folder), 'utf8')),
    })),
    config: { enumsAsTypes: true, immutableTypes: true, nonOptionalTypename: true, useTypeImports: true },
    filename: 'operations.ts',
    plugins: [{ operationTypes: {} }, { typedDocuments: {} }],
    pluginMap: { operationTypes, typedDocuments },
  });
}
