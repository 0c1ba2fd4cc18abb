import { buildSubgraphSchema } from '@apollo/subgraph';
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
import type { ServiceDefinition } from '../service/define-service.js';
import type { GraphqlAnswer } from './test-service.js';

/** What a call names. */
export interface Called {
  readonly operation: string;
  /** An id, a date or the token of a link. */
  readonly key: string;
  /** Arguments beside and in place of made up ones. */
  readonly args?: object | undefined;
  /** Fields that tell more than the type does. */
  readonly selection?: string | undefined;
}

/** Writes calls of a service's operations from its schema. */
export function objectCalls({ name, schema: file }: ServiceDefinition) {
  const schema = buildSubgraphSchema(parse(readSchema(file)));
  const inMutation = (operation: string) => schema.getMutationType()?.getFields()[operation];
  const fieldOf = (operation: string): GraphQLField<unknown, unknown> => {
    const field = inMutation(operation) ?? schema.getQueryType()?.getFields()[operation];
    if (!field) throw new Error(`${name} has no ${operation}`);
    return field;
  };
  return {
    /** Whether an id has to be named, and beside it something else. */
    namesId(operation: string): { alone: boolean; beside: boolean } {
      const { args } = fieldOf(operation);
      const alone = args.some(({ type }) => isNonNullType(type) && getNamedType(type).name === 'ID');
      return { alone, beside: args.length > 1 && args.some(({ type }) => getNamedType(type).name === 'ID') };
    },

    write({ operation, key, args: given = {}, selection = '{ __typename }' }: Called) {
      const { args, type } = fieldOf(operation);
      const usual = args.filter(isRequiredArgument).map((one) => [one.name, sample(one.type, one.name, key)]);
      const variables: object = { ...Object.fromEntries(usual), ...given };
      const named = args.filter((argument) => argument.name in variables);
      const list = (one: (argument: GraphQLArgument) => string) =>
        named.length > 0 ? `(${named.map(one).join(', ')})` : '';
      const root = inMutation(operation) ? 'mutation' : 'query';
      const fields = isLeafType(getNamedType(type)) ? '' : selection;
      const call = `${operation}${list((one) => `${one.name}: $${one.name}`)} ${fields}`;
      return { query: `${root} ${list((one) => `$${one.name}: ${one.type}`)} { ${call} }`, variables };
    },

    /** What was answered, in a word. */
    read({ operation, selection }: Called, { data, errors }: GraphqlAnswer): string {
      if (errors) return errors[0]?.extensions?.code ?? errors[0]?.message ?? 'error';
      const answer: unknown = data?.[operation];
      if (selection !== undefined) return JSON.stringify(answer);
      if (Array.isArray(answer)) return String(answer.length);
      const isObject = typeof answer === 'object' && answer !== null && '__typename' in answer;
      return String(isObject ? answer.__typename : answer);
    },
  };
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
