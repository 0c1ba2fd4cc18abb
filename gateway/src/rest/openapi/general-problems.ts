import { httpProblem } from '../../errors/http-problems.js';
import { busy, unavailable } from '../../errors/part-away.js';
import { tooManyRequests } from '../../limits/too-many-requests.js';
import { plainProblem, refusalAsProblem } from './problem-schemas.js';
import type { ProblemDescription, RouteDescription } from './route-description.js';

const surprise = { status: 500, name: 'internal', title: 'Something went wrong on our side.', example: {} };
const crossSite = { status: 403, name: 'cross-site', title: 'This may not be done from another site.', example: {} };
const badKey = {
  status: 400,
  name: 'bad-idempotency-key',
  title: 'The Idempotency-Key cannot be used.',
  example: {},
};

const http = (status: 400 | 413 | 415): ProblemDescription => plainProblem(httpProblem(status));

/** What a call may be answered with because of how it is made, whatever it is about. */
export function generalProblems({ method, body, staffOnly, parameters = [] }: RouteDescription): ProblemDescription[] {
  const readsJson = body !== undefined && 'type' in body;
  return [
    ...(readsJson ? [http(400), http(413), http(415), refusalAsProblem('InvalidInput')] : []),
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') ? [badKey] : []),
    ...(staffOnly ? [refusalAsProblem('NotSignedIn')] : []),
    ...(method === 'get' ? [] : [crossSite]),
    { ...tooManyRequests(60), example: { retryAfterSeconds: 60 }, facts: { retryAfterSeconds: { type: 'integer' } } },
    surprise,
    { ...unavailable, example: { detail: 'The store is not answering right now.' } },
    { ...busy, example: {} },
  ];
}
