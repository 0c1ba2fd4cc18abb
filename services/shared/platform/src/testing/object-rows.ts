import { randomUUID } from 'node:crypto';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { expect, it } from '@jest/globals';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
} from 'graphql';
import { readSchema } from '../graphql/read-schema.js';
import { type Identity, visitor } from '../identity/identity.js';
import type { ServiceDefinition } from '../service/define-service.js';
import { mayMake, objectRows, type Whose } from './operation-tables.js';
import { type GraphqlAnswer, testStaff } from './test-service.js';

/** @param caller `visitor`, `service` or a role of staff */
type Key = (caller: string) => string | Promise<string>;

/** How a row of the table of objects is made. A key is an id, a date or the token of a link. */
export interface Made {
  /** Makes an object, and answers its key. Every caller that is let in gets one of its own. */
  readonly known?: Key;
  /** The key of one that is somebody else's: a link of another house, a part of another visitor's, another account's. */
  readonly others?: Key;
  /** What is answered where there is no such object: a type, `null`, a number of entries, an error's code, or the `selection` as JSON. */
  readonly missing: string;
  /** The key of no object; by default a random id. */
  readonly unknown?: string;
  /** Arguments by the key, beside and in place of made up ones, which have the key wherever the schema says ID. */
  readonly args?: (key: string) => object;
  /** Fields that tell more than the type does. */
  readonly selection?: string;
}

/** A row of guides: answers what happened, in the words of the table. */
export type MadeByGuide = (whose: Whose) => Promise<string>;

export interface ObjectRows {
  readonly ask: (query: string, variables: object, identity: Identity) => Promise<GraphqlAnswer>;
  readonly made: Readonly<Record<string, Made | MadeByGuide>>;
  /** Identities that are not of `testStaff`, by role. */
  readonly identities?: () => Readonly<Record<string, Identity>>;
  /** What must be the same after a refused call, and after one about somebody else's, as before. */
  readonly state?: () => Promise<unknown>;
}

const callers: Readonly<Record<string, Identity>> = {
  visitor,
  guide: { ...testStaff, staffRole: 'guide' },
  desk: { ...testStaff, staffRole: 'desk' },
  manager: testStaff,
  ops: { ...testStaff, staffRole: 'ops' },
  service: { role: 'service', name: 'notifications' },
};
const refusals = ['NotSignedIn', 'NotAllowed', 'FORBIDDEN', 'ROLE_REQUIRED'];
/** Rows that are nothing without an object of somebody else; the last where a part of one is named too. */
const rowsOfOthers = ['own account', 'link: not found', 'link: same answer', 'the id is the key'];

/**
 * Makes each operation of a service that names an object, as each kind of caller: who may not make it hears the same of an object
 * that exists and of one that does not, and who may hears of somebody else's what is said of none. An operation without a way to make it
 * fails, as does one that is made and has no row.
 */
export function makeObjectRows(definition: ServiceDefinition, given: () => ObjectRows): void {
  const { name } = definition;
  const schema = buildSubgraphSchema(parse(readSchema(definition.schema)));
  const rows = objectRows[name] ?? {};
  const rowNames = Object.keys(rows).sort();

  function fieldOf(operation: string): GraphQLField<unknown, unknown> {
    const field = schema.getMutationType()?.getFields()[operation] ?? schema.getQueryType()?.getFields()[operation];
    if (!field) throw new Error(`${name} has no ${operation}`);
    return field;
  }

  /** What the caller is told, in a word. */
  async function told(operation: string, key: string, caller: string): Promise<string> {
    const { ask, made, identities } = given();
    const way = made[operation];
    const { args, selection }: Partial<Made> = typeof way === 'object' ? way : {};
    const { query, variables } = callOf(operation, args?.(key), key, selection);
    const { data, errors } = await ask(query, variables, identities?.()[caller] ?? callers[caller] ?? visitor);
    if (errors) return errors[0]?.extensions?.code ?? errors[0]?.message ?? 'error';
    const answer: unknown = data?.[operation];
    if (selection !== undefined) return JSON.stringify(answer);
    if (Array.isArray(answer)) return String(answer.length);
    return answer === null || typeof answer !== 'object' ? String(answer) : String((answer as Typed).__typename);
  }

  function callOf(operation: string, more: object = {}, key = '', selection = '{ __typename }') {
    const field = fieldOf(operation);
    const usual = field.args
      .filter(isRequiredArgument)
      .map((argument) => [argument.name, sample(argument.type, argument.name, key)]);
    const variables = { ...Object.fromEntries(usual), ...more };
    const named = field.args.filter((argument) => argument.name in variables);
    const list = (one: (argument: GraphQLArgument) => string) => (named.length > 0 ? `(${named.map(one).join(', ')})` : '');
    const types = list((argument) => `$${argument.name}: ${argument.type}`);
    const passed = list((argument) => `${argument.name}: $${argument.name}`);
    const fields = isLeafType(getNamedType(field.type)) ? '' : selection;
    const root = schema.getMutationType()?.getFields()[operation] ? 'mutation' : 'query';
    return { query: `${root} ${types} { ${operation}${passed} ${fields} }`, variables };
  }

  function namesOthers(operation: string): boolean {
    const row = String(rows[operation]);
    if (row !== 'the id is the key') return rowsOfOthers.includes(row);
    const { args } = fieldOf(operation);
    return args.length > 1 && args.some(({ type }) => getNamedType(type).name === 'ID');
  }

  it('has a way to make each operation that names an object', () => {
    expect(Object.keys(given().made).sort()).toEqual(rowNames);
  });

  const ofAll = rowNames.flatMap((operation) => Object.keys(callers).map((caller) => [operation, caller] as const));
  const isLetIn = ([operation, caller]: readonly [string, string]) => mayMake(caller, name, operation);

  const refused = ofAll.filter((one) => !isLetIn(one));
  if (refused.length > 0) {
    it.each(refused)('%s tells %s nothing, whether there is such an object or not', async (operation, caller) => {
      const way = given().made[operation];
      const unknown = typeof way === 'object' ? way.unknown : undefined;
      const key = (typeof way === 'object' && (await way.known?.(caller))) || randomUUID();
      const before = await given().state?.();
      const answer = await told(operation, key, caller);
      expect(refusals).toContain(answer);
      expect(await given().state?.()).toEqual(before);
      expect(await told(operation, unknown ?? randomUUID(), caller)).toBe(answer);
    });
  }

  const letIn = ofAll.filter((one) => isLetIn(one) && typeof rows[one[0]] === 'string');
  it.each(letIn)('%s opens to %s what is there, and what is others’ as little as what is not', async (operation, caller) => {
    const { known, others, missing, unknown = randomUUID() } = given().made[operation] as Made;
    if (namesOthers(operation)) expect(others).toBeDefined();
    expect(await told(operation, unknown, caller)).toBe(missing);
    const theirs = await others?.(caller);
    const before = await given().state?.();
    if (theirs !== undefined) expect(await told(operation, theirs, caller)).toBe(missing);
    expect(await given().state?.()).toEqual(before);
    if (!known) return;
    const answer = await told(operation, await known(caller), caller);
    if (rows[operation] === 'link: same answer') expect(answer).toBe(missing);
    else expect([missing, ...refusals, 'INTERNAL_SERVER_ERROR']).not.toContain(answer);
  });

  const ofGuides = Object.entries(rows).flatMap(([operation, row]) =>
    typeof row === 'string' ? [] : Object.entries(row).map(([whose, word]) => [operation, whose as Whose, word] as const),
  );
  if (ofGuides.length > 0) {
    it.each(ofGuides)('%s of what is "%s" is answered to a guide with "%s"', async (operation, whose, word) => {
      expect(await (given().made[operation] as MadeByGuide)(whose)).toBe(word);
    });
  }
}

interface Typed {
  readonly __typename?: string;
}

/** A value that the type takes, with the key for ids. */
function sample(type: GraphQLInputType, name: string, key: string): unknown {
  if (isNonNullType(type)) return sample(type.ofType, name, key);
  if (isListType(type)) return [sample(type.ofType, name, key)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, sample(field.type, field.name, key)]));
  }
  if (type.name === 'ID' || name === 'token' || name === 'sessionId') return key;
  if (type.name === 'Int' || type.name === 'Float') return 1;
  if (type.name === 'Boolean') return true;
  return /^(?:from|to|.*[dD]ate)$/.test(name) ? '2026-06-01' : 'A reason of a test';
}
