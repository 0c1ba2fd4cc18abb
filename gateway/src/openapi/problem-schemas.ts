import { type GraphQLOutputType, isEnumType, isListType, isNonNullType, isObjectType } from 'graphql';
import type { RefusalName } from '../errors/refusal-problem.js';
import { type RefusalWithObjects, refusalRows } from '../generated/refusal-rows.js';
import type { JsonSchema, ProblemDescription } from '../rest/route-description.js';
import { visitExample } from '../rest/visit.example.js';
import { apiSchema } from '../supergraph/api-schema.js';
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

/** Facts that are objects: those of the schema by their names in a problem, or a part of them. */
const objectFacts: {
  readonly [Name in RefusalWithObjects]: {
    readonly facts: () => Readonly<Record<string, JsonSchema>>;
    readonly example: object;
  };
} = {
  InvalidInput: {
    facts: () => ({ errors: fieldSchema('InvalidInput', 'fields') }),
    example: { errors: [{ field: 'email', message: 'Please enter a valid email address' }] },
  },
  BookingChangedMeanwhile: {
    facts: () => ({ current: fieldSchema('BookingChangedMeanwhile', 'current') }),
    example: { current: visitExample },
  },
  // The cart is read by its own call.
  CartChanged: {
    facts: () => ({ version: scalarSchema('String') }),
    example: { version: 'W1siM2YyYjhjMWQiLDEsMTQ1MF1d' },
  },
  // The group is read by its own call.
  MyGroupChanged: { facts: () => ({ revision: scalarSchema('Int') }), example: { revision: 4 } },
  MySeatsRefused: { facts: () => ({ revision: scalarSchema('Int') }), example: { revision: 4 } },
};

/** The fields of a fact that `/api` calls otherwise than the graph does (`booking-fields.graphql`). */
const answerNames: Readonly<Record<string, Readonly<Record<string, string>>>> = { Booking: { guests: 'groupSize' } };

export function refusalAsProblem(refusal: RefusalName): ProblemDescription {
  const { status, name, title, facts } = refusalRows[refusal];
  const objects = refusal in objectFacts ? objectFacts[refusal as RefusalWithObjects] : undefined;
  const scalars = facts.map((fact) => [fact.name, fieldSchema(refusal, fact.field)] as const);
  const examples = facts.map((fact) => [fact.name, fact.example] as const);
  return {
    status,
    name,
    title,
    facts: { ...Object.fromEntries(scalars), ...objects?.facts() },
    example: { ...Object.fromEntries(examples), ...objects?.example },
  };
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

/** @throws when the public schema has no such field */
function fieldSchema(name: RefusalName, field: string): JsonSchema {
  const type = apiSchema.getType(name);
  const found = isObjectType(type) ? type.getFields()[field] : undefined;
  if (!found) throw new Error(`The public schema has no ${name}.${field}`);
  return valueSchema(found.type);
}
