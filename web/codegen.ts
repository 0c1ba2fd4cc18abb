/**
 * Generates, from the gateway's public schema: `generated/operations.ts`, every `*.graphql` document of the site,
 * typed; `staff-operations.ts`, the same for the admin panel, with the documents of each of its rooms in a file of their own, so that a page
 * of the panel loads its own; `door-operations.ts`, as text for the door page, which has no Apollo Client; and `possible-types.ts`, the members of unions and interfaces, for fragments in the cache. Node
 * runs this file directly, so its imports end in `.ts`.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { type ASTNode, buildSchema, isAbstractType, Kind, parse, type SelectionNode, visit } from 'graphql';

const here = new URL('./', import.meta.url);
const generated = new URL('generated/', here);
const schema = readFileSync(new URL('../gateway/api.graphql', here), 'utf8');
const schemaAst = buildSchema(schema);

const documents = globSync('{kit,house,shop,staff,door,site}/**/*.graphql', { cwd: here })
  .sort()
  .map((location) => ({ location, document: parse(readFileSync(new URL(location, here), 'utf8')) }));

/** Walk-up sales and the kitchen sheet: the panel and the door use them. */
function isOfDesk(location: string): boolean {
  return location === 'kit/desk/door.graphql';
}

function isStaffs({ location }: { location: string }): boolean {
  return location.startsWith('staff/') || isOfDesk(location);
}

function isDoors({ location }: { location: string }): boolean {
  return location.startsWith('door/') || isOfDesk(location);
}

/** Used by the documents of site, admin panel and door. */
function isShared({ location }: { location: string }): boolean {
  return ['refusal-fields', 'tax-line', 'asked-question', 'tickets/ticket-prices'].some(
    (name) => location === `kit/lib/${name}.graphql`,
  );
}

const typename: SelectionNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Adds `__typename` to every selection, as Apollo Client does. */
function withTypenames({ location, document }: (typeof documents)[number]): (typeof documents)[number] {
  return {
    location,
    document: visit(document, {
      // Not at the root: the gateway accepts one field per mutation, and would count it.
      [Kind.SELECTION_SET]: (node, _key, parent) =>
        (parent as ASTNode).kind === Kind.OPERATION_DEFINITION
          ? undefined
          : { ...node, selections: [typename, ...node.selections] },
      // The generator warns of two fragments with the same name, even in different outputs.
      [Kind.FRAGMENT_DEFINITION]: ({ name, ...node }) => ({ ...node, name: { ...name, value: `Door${name.value}` } }),
      [Kind.FRAGMENT_SPREAD]: ({ name, ...node }) => ({ ...node, name: { ...name, value: `Door${name.value}` } }),
    }),
  };
}

function typed(filename: string, chosen: typeof documents, documentMode?: 'string'): Promise<string> {
  return codegen({
    schema: parse(schema),
    schemaAst,
    documents: chosen,
    config: {
      nonOptionalTypename: true,
      enumsAsTypes: true,
      immutableTypes: true,
      useTypeImports: true,
      scalars: { ID: 'string', Cents: 'number', FoodPlatform: 'string' },
      dedupeFragments: true,
      ...(documentMode && { documentMode }),
    },
    filename,
    plugins: [{ operationTypes: {} }, { typedDocuments: {} }],
    pluginMap: { operationTypes, typedDocuments },
  });
}

// Separate, so that visitors do not download the panel's operations.
const outputs = {
  'operations.ts': () =>
    typed(
      'operations.ts',
      documents.filter((document) => !isStaffs(document) && !isDoors(document)),
    ),
  'staff-operations.ts': () =>
    typed(
      'staff-operations.ts',
      documents.filter((document) => isStaffs(document) || isShared(document)),
    ),
  'door-operations.ts': () =>
    typed(
      'door-operations.ts',
      documents.filter((document) => isDoors(document) || isShared(document)).map(withTypenames),
      'string',
    ),
};

const possibleTypes = Object.values(schemaAst.getTypeMap())
  .filter(isAbstractType)
  .map((type) => [type.name, schemaAst.getPossibleTypes(type).map(({ name }) => name)] as const);

/** The room of the panel that has an operation; operations of the kit belong to all. */
function roomOf(operation: string): string | undefined {
  const found = documents.find(({ document }) =>
    document.definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === operation),
  );
  return /^staff\/([\w-]+)\//.exec(found?.location ?? '')?.[1];
}

/** Moves the documents of each room into a file of its own. @returns the files by name */
function byRoom(code: string): ReadonlyMap<string, string> {
  const document = /^export const (\w+)Document = (.*) as unknown as DocumentNode<(\w+), (\w+)>;$/gm;
  const rooms = new Map<string, string>();
  const rest = code.replace(document, (whole, name: string, json: string, data: string, variables: string) => {
    const room = roomOf(name);
    if (room === undefined) return whole;
    const typedDocument = `${json} as unknown as DocumentNode<Types.${data}, Types.${variables}>;`;
    rooms.set(room, `${rooms.get(room) ?? OF_ROOM}export const ${name}Document = ${typedDocument}\n`);
    return '';
  });
  const exported = ['types', ...rooms.keys()]
    .map((room) => `export * from './staff-operations/${room}.js';\n`)
    .join('');
  const files = [...rooms].map(([room, text]) => [`staff-operations/${room}.ts`, text] as const);
  return new Map([['staff-operations.ts', exported], ['staff-operations/types.ts', rest], ...files]);
}

const OF_ROOM = `import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as Types from './types.js';
`;

mkdirSync(new URL('staff-operations/', generated), { recursive: true });
for (const [name, generate] of Object.entries(outputs)) {
  const code = await generate();
  const files = name === 'staff-operations.ts' ? byRoom(code) : new Map([[name, code]]);
  for (const [file, text] of files) writeFileSync(new URL(file, generated), text);
}
writeFileSync(
  new URL('possible-types.ts', generated),
  `export const possibleTypes = ${JSON.stringify(Object.fromEntries(possibleTypes), null, 2)};\n`,
);
