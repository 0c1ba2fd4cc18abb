import { buildSchema, GraphQLInputObjectType, isInputObjectType } from 'graphql';
import { loadApiSchema } from './load-supergraph.js';

/** Committed operations query it. */
export const apiSchema = buildSchema(loadApiSchema());

/** @throws when there is none with this name: at startup, because rows are constants */
export function inputType(name: string): GraphQLInputObjectType {
  const type = apiSchema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`The public schema has no input type ${name}`);
  return type;
}

/** Some of its arguments as fields. @throws when an argument does not exist */
export function argumentsType(mutation: string, ...names: string[]): GraphQLInputObjectType {
  const args = apiSchema.getMutationType()?.getFields()[mutation]?.args ?? [];
  const fields = names.map((name) => {
    const argument = args.find((one) => one.name === name);
    if (!argument) throw new Error(`${mutation} has no argument ${name}`);
    return [name, { type: argument.type, description: argument.description }] as const;
  });
  return new GraphQLInputObjectType({ name: `${mutation}Arguments`, fields: Object.fromEntries(fields) });
}
