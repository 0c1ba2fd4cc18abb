import { staffRoles } from '@hilltop/platform/identity/identity';
import { httpProblem } from '../errors/http-problems.js';
import { busy, unavailable } from '../errors/service-unavailable.js';
import { tooManyRequests } from '../limits/too-many-requests.js';
import { type ProblemDescription, plainProblem, type RouteDescription } from '../rest/route-description.js';
import { refusalAsProblem } from './problem-schemas.js';

const surprise = { status: 500, name: 'internal', title: 'Something went wrong on our side.', example: {} };
const crossSite = { status: 403, name: 'cross-site', title: 'This is not allowed from another site.', example: {} };
const badKey = {
  status: 400,
  name: 'bad-idempotency-key',
  title: 'The Idempotency-Key cannot be used.',
  example: {},
};

const http = (status: 400 | 413 | 415): ProblemDescription => plainProblem(httpProblem(status));

/** Problems of all calls of this kind, regardless of their resource. */
export function generalProblems({ method, body, roles, parameters = [] }: RouteDescription): ProblemDescription[] {
  const readsJson = body !== undefined && 'type' in body;
  return [
    ...(readsJson ? [http(400), http(413), http(415)] : []),
    ...(readsJson || parameters.some(({ in: place }) => place === 'query') ? [refusalAsProblem('InvalidInput')] : []),
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') ? [badKey] : []),
    ...(roles ? [refusalAsProblem('NotSignedIn')] : []),
    ...(roles && roles.length < staffRoles.length ? [refusalAsProblem('NotAllowed')] : []),
    ...(method === 'get' ? [] : [crossSite]),
    { ...tooManyRequests(60), example: { retryAfterSeconds: 60 }, facts: { retryAfterSeconds: { type: 'integer' } } },
    surprise,
    { ...unavailable, example: { detail: 'The store is not responding right now.' } },
    { ...busy, example: {} },
  ];
}
