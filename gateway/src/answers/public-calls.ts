import type { RestOperation } from '../rest/rest-operation.js';
import { restRoutes } from '../rest/rest-routes.js';
import { scopeOfDocument } from './public-questions.js';
import type { Scope } from './public-reads.js';

/** A documented call that answers everybody the same. */
export interface PublicCall {
  readonly path: string;
  readonly operation: RestOperation<Record<string, unknown>, Record<string, unknown>>;
  /** Where the body is in the operation's data. */
  readonly at: readonly string[];
  readonly scope: Scope;
}

/** The documented calls without parameters whose operations are public reads, by path. */
export const publicCalls: ReadonlyMap<string, PublicCall> = new Map(
  restRoutes.flatMap(({ method, path, parameters = [], operation, answer }) => {
    const scope = operation && scopeOfDocument(operation.document);
    if (method !== 'get' || !scope || parameters.length > 0 || path.includes('{')) return [];
    const typed = operation as PublicCall['operation'];
    return [[path, { path, operation: typed, at: answer.at ?? [], scope }] as const];
  }),
);
