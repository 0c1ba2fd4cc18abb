import { expect } from '@jest/globals';

/** Reads a problem document, and expects it to be valid (RFC 9457). */
export async function problemOf(response: Response): Promise<Record<string, unknown>> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = (await response.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({
    status: response.status,
    title: expect.any(String),
    type: expect.stringMatching(/^urn:/),
  });
  expect(problem.correlationId).toBe(response.headers.get('x-correlation-id'));
  return problem;
}
