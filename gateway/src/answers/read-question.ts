import { readOperation } from '@hilltop/platform/graphql/read-operation';
import type { FastifyRequest } from 'fastify';
import type { Question } from './kept-answers.js';
import type { PublicQuestions } from './public-questions.js';

/** Reads what the body of a GraphQL request asks. @returns undefined for anything but a plain public read */
export function readQuestion(
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
  questions: PublicQuestions,
): Question | undefined {
  const operation = readOperation(body);
  const scope = operation && questions.scopeOf(operation);
  if (!scope) return undefined;
  const { query, operationName = '', variables = {} } = operation;
  // Which media type comes back, and with which status, is negotiated.
  const key = JSON.stringify([headers.accept ?? '', operationName, query, variables]);
  return { key, scope };
}
