/**
 * Writes `services/<name>/src/generated` (git-ignored): `schema-types.ts` and `refusals.ts` from `schema.graphql`, and typed
 * queries to other services. Unchanged files are not touched. Gateway and site have a `codegen.ts` each.
 */

import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildASTSchema, concatAST, type DocumentNode, Kind, parse } from 'graphql';
import { readSchema } from '../../services/shared/platform/src/graphql/read-schema.ts';
import { messageOf } from '../local/user-error.ts';
import { generateRefusals } from './refusal-types.ts';
import { generateSchemaTypes, subgraphNames, withoutFederation } from './schema-types.ts';

const root = new URL('../../', import.meta.url);

/** A service's query to another: `tickets/ticket.bookings.graphql` is checked against the schema of bookings. */
const QUERY_FILE = /\.([a-z]+)\.graphql$/;

/** Every subgraph's lookup by key (Apollo Federation's subgraph specification). */
function withEntities(schema: DocumentNode): DocumentNode {
  const keyed = schema.definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && node.directives?.some(({ name }) => name.value === 'key')
      ? [node.name.value]
      : [],
  );
  if (keyed.length === 0) return schema;
  const lookup = `scalar _Any
    union _Entity = ${keyed.join(' | ')}
    extend type Query { _entities(representations: [_Any!]!): [_Entity]! }`;
  return concatAST([schema, parse(lookup)]);
}

/** Generated text by file, one for each subgraph that the service queries. */
async function generateServiceQueries(service: URL): Promise<ReadonlyMap<string, string>> {
  const files = globSync('src/**/*.graphql', { cwd: service }).sort();
  const targets = new Set(files.map((file) => QUERY_FILE.exec(file)?.[1]));
  const texts = new Map<string, string>();
  for (const target of targets) {
    if (target === undefined)
      throw new Error(`${service.pathname}: name what a query is for, as in x.bookings.graphql`);
    const documents = files
      .filter((file) => QUERY_FILE.exec(file)?.[1] === target)
      .map((location) => ({ location, document: parse(readFileSync(new URL(location, service), 'utf8')) }));
    texts.set(
      `${target}-queries.ts`,
      await typedQueries(new URL(`services/${target}/schema.graphql`, root), documents),
    );
  }
  return texts;
}

function typedQueries(
  schemaFile: URL,
  documents: readonly { readonly location: string; readonly document: DocumentNode }[],
): Promise<string> {
  const schema = withEntities(withoutFederation(parse(readSchema(schemaFile))));
  return codegen({
    schema,
    schemaAst: buildASTSchema(schema, { assumeValidSDL: true }),
    documents: [...documents],
    config: {
      skipTypename: true,
      enumsAsTypes: true,
      immutableTypes: true,
      useTypeImports: true,
      documentMode: 'string',
      scalars: {
        Cents: 'number',
        FoodPlatform: 'string',
        _Any: { input: 'Readonly<Record<string, unknown>>', output: 'unknown' },
      },
    },
    filename: 'queries.ts',
    plugins: [{ operationTypes: {} }, { typedDocuments: {} }],
    pluginMap: { operationTypes, typedDocuments },
  });
}

try {
  for (const name of subgraphNames(root)) {
    const service = new URL(`services/${name}/`, root);
    await generateTypes(service, new URL('schema.graphql', service));
    for (const [file, queries] of await generateServiceQueries(service)) {
      writeIfChanged(new URL(`src/generated/${file}`, service), queries);
    }
  }
  const shared = new URL('services/shared/', root);
  await generateTypes(new URL('payments/', shared), new URL('contracts/graphql/payments.graphql', shared));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}

/** Payments makes refusals too, of the part that its services share. */
async function generateTypes(folder: URL, schemaFile: URL): Promise<void> {
  writeIfChanged(new URL('src/generated/schema-types.ts', folder), await generateSchemaTypes(schemaFile));
  const refusals = generateRefusals(schemaFile);
  if (refusals !== undefined) writeIfChanged(new URL('src/generated/refusals.ts', folder), refusals);
}

/** An unchanged file keeps its time, so that what is built from it stays up to date. */
function writeIfChanged(file: URL, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    return;
  }
  mkdirSync(new URL('./', file), { recursive: true });
  writeFileSync(file, text);
}
