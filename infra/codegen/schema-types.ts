import { existsSync, readdirSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { buildASTSchema, type DocumentNode, Kind, parse } from 'graphql';
import { readSchema } from '../../services/shared/platform/src/graphql/read-schema.ts';

/** Services with a GraphQL schema. */
export function subgraphNames(root: URL): string[] {
  return readdirSync(new URL('services/', root))
    .filter((name) => existsSync(new URL(`services/${name}/schema.graphql`, root)))
    .sort();
}

/** Only a subgraph's types: its code does not need the federation directives, which the file does not define. */
export function withoutFederation(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.filter(({ kind }) => kind !== Kind.SCHEMA_EXTENSION);
  return { ...document, definitions };
}

/** TypeScript types of every type, input, enum and argument list of a subgraph. */
export async function generateSchemaTypes(schemaFile: URL): Promise<string> {
  const document = withoutFederation(parse(readSchema(schemaFile)));
  return await codegen({
    schema: document,
    schemaAst: buildASTSchema(document, { assumeValid: true, assumeValidSDL: true }),
    documents: [],
    config: { enumsAsTypes: true, useTypeImports: true, scalars: { Cents: 'number', FoodPlatform: 'string' } },
    filename: 'schema-types.ts',
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
    skipDocumentsValidation: true,
  });
}
