import type { FastifyRequest } from 'fastify';
import type { Question } from './kept-answers.js';
import type { PublicQuestions } from './public-questions.js';

const known = new Set(['query', 'operationName', 'variables']);

/** Reads what the body of a GraphQL request asks. @returns undefined for anything but a plain public read */
export function readQuestion(
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
  questions: PublicQuestions,
): Question | undefined {
  if (typeof body !== 'object' || body === null || !Object.keys(body).every((name) => known.has(name)))
    return undefined;
  const { query, operationName, variables } = body as Record<string, unknown>;
  if (typeof query !== 'string' || !isOptional(operationName, 'string') || !isOptional(variables, 'object')) {
    return undefined;
  }
  const scope = questions.scopeOf({ query, operationName: operationName ?? undefined });
  if (!scope) return undefined;
  // Which media type comes back, and with which status, is negotiated.
  const key = JSON.stringify([headers.accept ?? '', operationName ?? '', query, variables ?? {}]);
  return { key, scope };
}

function isOptional(value: unknown, type: 'string'): value is string | null | undefined;
function isOptional(value: unknown, type: 'object'): value is object | null | undefined;
function isOptional(value: unknown, type: string): boolean {
  return value === undefined || value === null || (typeof value === type && !Array.isArray(value));
}
