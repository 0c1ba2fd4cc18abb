import { HeaderMap } from '@apollo/server';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OperationRunner } from '../rest/operation-runner.js';
import { Callers } from '../session/callers.js';
import type { GatewayContext } from '../session/gateway-context.js';
import { subgraphCodes } from '../supergraph/subgraph/subgraph-errors.js';
import type { Outcome } from './kept-answers.js';
import type { PublicCall } from './public-calls.js';

/** Answers the request of whoever asked with what was not good. */
export type Refuse = (reply: FastifyReply) => unknown;

/** A named operation, whole. */
export interface SiteOperation {
  readonly query: string;
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
}

const wholeData = '{"data":';
const awayCodes = new Set<unknown>([subgraphCodes.unavailable, subgraphCodes.overloaded]);

/** Runs public reads, as a visitor, by the very server that answers everything else. */
@Injectable()
export class PublicAsker {
  constructor(
    private readonly operations: OperationRunner,
    private readonly callers: Callers,
  ) {}

  /** What `/graphql` answers to a body. */
  async graphql(request: FastifyRequest): Promise<Outcome<Refuse>> {
    const headers = new HeaderMap([['content-type', 'application/json']]);
    if (request.headers.accept) headers.set('accept', request.headers.accept);
    const answer = await this.operations.answer(
      { method: 'POST', headers, search: '', body: request.body },
      this.callers.visitorContext(request),
    );
    if (answer.body.kind !== 'complete') throw new Error('a query is answered in parts');
    const { string: text } = answer.body;
    const contentType = answer.headers.get('content-type') ?? 'application/json; charset=utf-8';
    const status = answer.status ?? 200;
    // Errors come first in an answer that has any.
    if (status === 200 && text.startsWith(wholeData)) return { good: true, text, contentType };
    const refused: Refuse = (reply) => reply.code(status).headers(Object.fromEntries(answer.headers)).send(text);
    return { good: false, away: isAway(text), refused };
  }

  /** The data of an operation of the site's own. */
  async operation(
    { operationName: name, query: text, variables }: SiteOperation,
    context: GatewayContext,
  ): Promise<Outcome<'no whole answer'>> {
    const { data, errors = [] } = await this.operations.execute({ name, text }, variables, context);
    if (errors.length === 0 && data) {
      return { good: true, text: JSON.stringify(data), contentType: 'application/json; charset=utf-8' };
    }
    return { good: false, away: allAway(errors), refused: 'no whole answer' };
  }

  /** What a documented call answers. */
  async call(request: FastifyRequest, { operation, at }: PublicCall): Promise<Outcome<Refuse>> {
    try {
      const data = await this.operations.run(operation, {}, this.callers.visitorContext(request));
      const body = at.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], data);
      return { good: true, text: JSON.stringify(body), contentType: 'application/json; charset=utf-8' };
    } catch (error) {
      const refused: Refuse = () => {
        throw error;
      };
      return { good: false, away: error instanceof ProblemError && error.problem.status === 503, refused };
    }
  }
}

/** Whether nothing but the absence of a subgraph is said to be wrong. */
function isAway(text: string): boolean {
  const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: unknown } }[] };
  return allAway(errors);
}

const allAway = (errors: readonly { readonly extensions?: { readonly code?: unknown } }[]): boolean =>
  errors.length > 0 && errors.every(({ extensions }) => awayCodes.has(extensions?.code));
