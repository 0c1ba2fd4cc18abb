import { GraphQLInputObjectType, GraphQLNonNull, GraphQLString } from 'graphql';
import { httpProblem } from '../errors/http-problems.js';
import { type JsonSchema, plainProblem, type RouteDescription } from './route-description.js';

const tag = 'Staff';
const text = { type: new GraphQLNonNull(GraphQLString) };
const letterId = '0f8fad5b-d9cb-469f-a165-70867728950e';

export const letterProblem = {
  ...httpProblem(404),
  detail: 'There is no such dead letter, or it has already been settled.',
};

const object = (properties: JsonSchema): JsonSchema => ({ type: 'object', properties });
const list = (properties: JsonSchema): JsonSchema => ({ type: ['array', 'null'], items: object(properties) });
const number = { type: 'number' };
const string = { type: 'string' };

const serviceSchema = object({
  service: string,
  answers: { type: 'boolean', description: 'False when the service did not return its status.' },
  outbox: {
    ...object({ rows: number, oldestSeconds: number }),
    type: ['object', 'null'],
    description: 'Events in the outbox that are not yet published: how many, and the age of the oldest.',
  },
  consumers: list({ consumer: string, waiting: number }),
  deadLetters: list({
    id: string,
    origin: string,
    subject: string,
    attempts: number,
    failedAt: string,
    resendAt: { type: ['string', 'null'] },
    reason: string,
  }),
});

const reconciliationSchema = object({
  configured: { type: 'boolean', description: 'False when no reconciliation is set up.' },
  last: {
    ...object({
      endedAt: string,
      tookMs: number,
      checks: {
        type: 'array',
        items: object({
          name: string,
          differences: number,
          sentences: { type: 'array', items: string },
          counts: { type: 'array', items: string },
        }),
      },
    }),
    type: ['object', 'null'],
    description:
      'The result of the last reconciliation: each check, its number of differences, and the first of them as sentences.',
  },
});

export const readStatus = {
  method: 'get',
  path: '/api/staff/status',
  tag,
  summary: 'Status of the services',
  roles: ['manager', 'ops'],
  answer: {
    status: 200,
    description: 'Every service, including those that do not respond, and the last reconciliation.',
    schema: {
      ...object({ services: { type: 'array', items: serviceSchema }, audit: reconciliationSchema }),
      required: ['services', 'audit'],
    },
    example: {
      services: [{ service: 'catalog', answers: true, outbox: { rows: 0, oldestSeconds: 0 }, deadLetters: [] }],
      audit: { configured: true, last: null },
    },
  },
} as const satisfies RouteDescription;

export const resendDeadLetter = {
  method: 'post',
  path: '/api/staff/dead-letters/resend',
  tag,
  summary: 'Resend a dead letter',
  description: 'An event that has already been handled is not handled again.',
  roles: ['manager', 'ops'],
  body: {
    type: new GraphQLInputObjectType({ name: 'ResendDeadLetterInput', fields: { service: text, id: text } }),
    example: { service: 'notifications', id: letterId },
  },
  answer: {
    status: 202,
    description: 'It is retried within seconds. The status shows the outcome.',
    schema: { ...object({ resent: { const: true } }), required: ['resent'] },
    example: { resent: true },
  },
  problems: [plainProblem(httpProblem(404))],
} as const satisfies RouteDescription;

export const staffStatusRoutes = { readStatus, resendDeadLetter };
