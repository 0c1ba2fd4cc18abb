import { buildSchema, type GraphQLInputObjectType, isInputObjectType } from 'graphql';
import { loadApiSchema } from '../supergraph/load-supergraph.js';

/** The committed public schema: what the committed operations are written against. */
export const apiSchema = buildSchema(loadApiSchema());

/** An input type of the public schema. @throws when there is none of this name: found at start, as rows are constants */
export function inputType(name: string): GraphQLInputObjectType {
  const type = apiSchema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`The public schema has no input type ${name}`);
  return type;
}
