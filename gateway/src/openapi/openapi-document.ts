import { readHouse } from '@hilltop/house/read-house';
import { staffRoles } from '@hilltop/platform/identity/identity';
import { type DocumentNode, getNamedType, getOperationAST, isAbstractType, isInterfaceType, Kind } from 'graphql';
import { httpProblem } from '../errors/http-problems.js';
import type { RefusalName } from '../errors/refusal-problem.js';
import { busy, unavailable } from '../errors/service-unavailable.js';
import { tooManyRequests } from '../limits/too-many-requests.js';
import {
  type ParameterDescription,
  type ProblemDescription,
  plainProblem,
  type RouteDescription,
  tags,
} from '../rest/route-description.js';
import { apiSchema } from '../supergraph/api-schema.js';
import { answerSchema } from './answer-schema.js';
import { bodySchema } from './input-schema.js';
import { problemContent, problemExample, problemSchema, refusalAsProblem } from './problem-schemas.js';

const TEXT = { type: 'string' };

export type NamedRoute = RouteDescription & { readonly id: string };

export function openApiDocument(routes: readonly NamedRoute[]): object {
  const problems = new Map<string, ProblemDescription>();
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = paths[route.path] ?? {};
    path[route.method] = operationOf(route, problems);
    paths[route.path] = path;
  }
  const schemas = [...problems].map(([name, problem]) => [name, problemContent(problem)]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hilltop',
      version: '1.0.0',
      description: `Tours, store and admin of ${readHouse().facts.name}. Money is text with two decimals, in US dollars. Every refusal and error is a problem document (RFC 9457).`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name, description: tags[name] })),
    paths,
    components: {
      schemas: { Problem: problemSchema, ...Object.fromEntries(schemas) },
      securitySchemes: {
        staff: {
          type: 'apiKey',
          in: 'cookie',
          name: 'hilltop_staff',
          description: 'Set by sign-in; `__Host-hilltop_staff` over HTTPS.',
        },
      },
    },
  };
}

function operationOf(route: NamedRoute, known: Map<string, ProblemDescription>): object {
  const { id, tag, summary, description, parameters, body, roles } = route;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: roles ? [{ staff: roles }] : [],
    ...(parameters && { parameters: parameters.map(parameterOf) }),
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    responses: { [route.answer.status]: answerOf(route), ...problemsOf(route, known) },
  };
}

function parameterOf({ in: place, name, description, schema = TEXT, required, example }: ParameterDescription) {
  return { in: place, name, description, ...((required || place === 'path') && { required: true }), schema, example };
}

function contentOf(body: NonNullable<RouteDescription['body']>): object {
  if ('mediaType' in body) return { [body.mediaType]: { schema: body.schema } };
  return { 'application/json': { schema: bodySchema(body), example: body.example } };
}

function answerOf({ operation, answer }: RouteDescription): object {
  const { description, at, headers, mediaType = 'application/json', alsoAs = [], example } = answer;
  const schema = answer.schema ?? (operation && at && answerSchema(operation.document, at));
  const files = Object.fromEntries(alsoAs.map((type) => [type, { schema: { type: 'string' } }]));
  const content = schema && { [mediaType]: { schema, ...(example !== undefined && { example }) }, ...files };
  return { description, ...(headers && { headers: headersOf(headers) }), ...(content && { content }) };
}

function refusalsOf(document: DocumentNode): RefusalName[] {
  const operation = getOperationAST(document);
  const fields = operation && apiSchema.getRootType(operation.operation)?.getFields();
  const refusal = apiSchema.getType('Refusal');
  return (operation?.selectionSet.selections ?? []).flatMap((selection) => {
    const field = selection.kind === Kind.FIELD ? fields?.[selection.name.value] : undefined;
    const result = field && getNamedType(field.type);
    if (!isAbstractType(result) || !isInterfaceType(refusal)) return [];
    const refused = apiSchema.getPossibleTypes(result).filter((type) => apiSchema.isSubType(refusal, type));
    // The generator keeps the rows as complete as the operations.
    return refused.map(({ name }) => name as RefusalName);
  });
}

const surprise = { status: 500, name: 'internal', title: 'Something went wrong on our side.', example: {} };
const crossSite = { status: 403, name: 'cross-site', title: 'This is not allowed from another site.', example: {} };
const badKey = {
  status: 400,
  name: 'bad-idempotency-key',
  title: 'The Idempotency-Key cannot be used.',
  example: {},
};

const http = (status: 400 | 404 | 413 | 415): ProblemDescription => plainProblem(httpProblem(status));

/** A change that was sent may have taken effect. */
const outcome = { outcome: { const: 'unknown' } };

/** Problems of all calls of this kind, regardless of their resource. */
function generalProblems({ method, body, roles, parameters = [] }: RouteDescription): ProblemDescription[] {
  const readsJson = body !== undefined && 'type' in body;
  return [
    // Of every call: the `Host` has to be one.
    http(400),
    ...(body ? [http(413), http(415)] : []),
    // A parameter that is too long leads nowhere.
    ...(parameters.some(({ in: place }) => place === 'path') ? [http(404)] : []),
    ...(readsJson || parameters.some(({ in: place }) => place === 'query') ? [refusalAsProblem('InvalidInput')] : []),
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') ? [badKey] : []),
    ...(roles ? [refusalAsProblem('NotSignedIn')] : []),
    ...(roles && roles.length < staffRoles.length ? [refusalAsProblem('NotAllowed')] : []),
    ...(method === 'get' ? [] : [crossSite]),
    { ...tooManyRequests(60), example: { retryAfterSeconds: 60 }, facts: { retryAfterSeconds: { type: 'integer' } } },
    surprise,
    {
      ...unavailable,
      ...(method !== 'get' && { sometimes: outcome }),
      example: { detail: 'The store is not responding right now.' },
    },
    { ...busy, example: {} },
  ];
}

/** Problems by status; those with the same status differ by `type`. */
function problemsOf(route: RouteDescription, known: Map<string, ProblemDescription>): Record<string, object> {
  const possible = [
    ...(route.refusals ?? (route.operation ? refusalsOf(route.operation.document) : [])).map(refusalAsProblem),
    ...(route.problems ?? []),
    ...generalProblems(route),
  ];
  const byStatus = new Map<number, Map<string, ProblemDescription>>();
  for (const problem of possible) {
    const same = byStatus.get(problem.status) ?? new Map<string, ProblemDescription>();
    byStatus.set(problem.status, same.set(problem.name, problem));
    known.set(problem.name, { ...known.get(problem.name), ...problem });
  }
  return Object.fromEntries([...byStatus].map(([status, problems]) => [status, responseOf([...problems.values()])]));
}

function responseOf(problems: readonly ProblemDescription[]): object {
  const references = problems.map(({ name }) => ({ $ref: `#/components/schemas/${name}` }));
  const examples = problems.map((problem) => [problem.name, { value: problemExample(problem) }]);
  const waits = problems.some(({ status }) => status === 429 || status === 503);
  return {
    description: problems.map(({ title }) => title).join(' '),
    ...(waits && { headers: headersOf({ 'Retry-After': 'Seconds to wait before trying again.' }) }),
    content: {
      'application/problem+json': {
        schema: references.length === 1 ? references[0] : { oneOf: references },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

const headersOf = (headers: Readonly<Record<string, string>>): object =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
