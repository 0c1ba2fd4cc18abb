import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
} from 'graphql';

/** Minimal variables for an operation: the required ones, with values of the right type. */
export function sampleVariables(schema: GraphQLSchema, document: DocumentNode): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const definition of getOperationAST(document)?.variableDefinitions ?? []) {
    const type = typeFromAST(schema, definition.type);
    if (type && isNonNullType(type)) variables[definition.variable.name.value] = sample(type as GraphQLInputType);
  }
  return variables;
}

function sample(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, sample(field.type)]));
  }
  return scalars[type.name] ?? '';
}

const scalars: Readonly<Record<string, unknown>> = { Int: 0, Float: 0, Boolean: false };
