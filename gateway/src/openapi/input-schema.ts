import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { WHOLE_NUMBER } from '../rest/json-body.js';
import type { JsonBody, JsonSchema } from '../rest/route-description.js';
import { scalarSchema } from './scalar-schema.js';

/** Made from the same type that `json-body.ts` reads. */
export function bodySchema({ type, amounts = [] }: JsonBody): JsonSchema {
  return schemaOf(type, '', amounts);
}

function schemaOf(type: GraphQLInputType, path: string, amounts: readonly string[]): JsonSchema {
  if (isNonNullType(type)) return schemaOf(type.ofType, path, amounts);
  if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType, path, amounts) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (!isInputObjectType(type)) {
    if (type.name === 'Int') return { type: ['integer', 'string'], pattern: WHOLE_NUMBER.source };
    return amounts.includes(path) ? { type: ['string', 'number'] } : scalarSchema(type.name);
  }
  const fields = Object.values(type.getFields());
  const properties = fields.map((field) => {
    const inner = schemaOf(field.type, path === '' ? field.name : `${path}.${field.name}`, amounts);
    const schema = isNonNullType(field.type) ? inner : orNull(inner);
    return [field.name, field.description ? { ...schema, description: field.description } : schema];
  });
  const required = fields.filter(isRequiredInputField).map(({ name }) => name);
  return { type: 'object', ...(required.length > 0 && { required }), properties: Object.fromEntries(properties) };
}

/** Null or empty text is also allowed. */
function orNull({ type, ...schema }: JsonSchema): JsonSchema {
  const options = Array.isArray(schema.enum) && { enum: [...schema.enum, '', null] };
  return { type: [...[type].flat(), 'null'], ...schema, ...options };
}
