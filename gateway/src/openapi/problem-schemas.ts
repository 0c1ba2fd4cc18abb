import { type GraphQLOutputType, isEnumType, isListType, isNonNullType, isObjectType } from 'graphql';
import { refusalProblems } from '../errors/refusal-problem.js';
import type { RefusalName } from '../errors/refusal-row.js';
import type { JsonSchema, ProblemDescription } from '../rest/route-description.js';
import { apiSchema } from '../supergraph/api-schema.js';
import { factExamples } from './fact-examples.js';
import { scalarSchema } from './scalar-schema.js';

export const problemSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'correlationId'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'The type of problem: the same text for every occurrence.' },
    title: { type: 'string', description: 'A short summary: the same text for every occurrence.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    detail: { type: 'string', description: 'A sentence for people about this occurrence.' },
    correlationId: {
      type: 'string',
      format: 'uuid',
      description: 'The correlation id. Name it when you report the problem.',
    },
  },
};

/** A problem has fewer facts than the graph: the cart is read by its own call. */
const shortened: { readonly [Name in RefusalName]?: Readonly<Record<string, JsonSchema>> } = {
  CartChanged: { version: scalarSchema('String') },
};

/** The facts that `refusalProblems` calls otherwise than the graph does. */
const factNames: { readonly [Name in RefusalName]?: Readonly<Record<string, string>> } = {
  InvalidInput: { fields: 'errors' },
  TypeNotSold: { type: 'ticketType' },
  TooManyOfType: { type: 'ticketType' },
};

/** The fields of a fact that `/api` calls otherwise than the graph does (`booking-fields.graphql`). */
const answerNames: Readonly<Record<string, Readonly<Record<string, string>>>> = { Booking: { guests: 'groupSize' } };

export function refusalAsProblem(name: RefusalName): ProblemDescription {
  const { status, name: type, title } = refusalProblems[name];
  const fields = Object.values(objectType(name).getFields()).filter((field) => field.name !== 'message');
  const factName = (field: string): string => factNames[name]?.[field] ?? field;
  const facts =
    shortened[name] ?? Object.fromEntries(fields.map((field) => [factName(field.name), valueSchema(field.type)]));
  return { status, name: type, title, facts, example: factExamples[name] };
}

export function problemContent({ status, name, title, facts = {}, sometimes }: ProblemDescription): JsonSchema {
  const type = `urn:problem-type:hilltop:${name}`;
  const required = Object.keys(facts);
  return {
    allOf: [{ $ref: '#/components/schemas/Problem' }],
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: { ...facts, ...sometimes, type: { const: type }, title: { const: title }, status: { const: status } },
  };
}

export function problemExample({ status, name, title, example }: ProblemDescription): object {
  const correlationId = '0b9d6a4e-7c35-4c8e-9d0a-6a1f0f8f5a11';
  return { ...example, type: `urn:problem-type:hilltop:${name}`, title, status, correlationId };
}

function valueSchema(type: GraphQLOutputType): JsonSchema {
  if (isNonNullType(type)) return factSchema(type.ofType);
  const { type: kind, ...schema } = factSchema(type);
  return { type: [kind, 'null'], ...schema, ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }) };
}

function factSchema(type: GraphQLOutputType): JsonSchema {
  if (isNonNullType(type)) return factSchema(type.ofType);
  if (isListType(type)) return { type: 'array', items: valueSchema(type.ofType) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (!isObjectType(type)) return scalarSchema('name' in type ? type.name : '');
  const fields = Object.values(type.getFields()).map((field) => ({
    type: field.type,
    name: answerNames[type.name]?.[field.name] ?? field.name,
  }));
  return {
    type: 'object',
    // Nullable fields can also be left out.
    required: fields.filter(({ type: of }) => isNonNullType(of)).map(({ name }) => name),
    properties: Object.fromEntries(
      fields.map((field) => [field.name, isNonNullType(field.type) ? factSchema(field.type) : {}]),
    ),
  };
}

function objectType(name: string) {
  const type = apiSchema.getType(name);
  if (!isObjectType(type)) throw new Error(`The public schema has no type ${name}`);
  return type;
}
