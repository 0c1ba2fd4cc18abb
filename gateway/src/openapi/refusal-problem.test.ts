import { problemDocument } from '@hilltop/platform/outcome/problem';
import { expect, it } from '@jest/globals';
import { isInterfaceType } from 'graphql';
import { problemOfRefusal, refusalProblems } from '../errors/refusal-problem.js';
import { apiSchema } from '../supergraph/api-schema.js';

it('has a row for every refusal of the public schema', () => {
  const refusal = apiSchema.getType('Refusal');
  const names = isInterfaceType(refusal) ? apiSchema.getPossibleTypes(refusal).map(({ name }) => name) : [];
  expect(names.length).toBeGreaterThan(5);
  expect(Object.keys(refusalProblems).sort()).toEqual([...names].sort());
});

it('gives each refusal its own type and a client error status', () => {
  const rows = Object.values(refusalProblems);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  for (const { status } of rows) expect(status).toBeGreaterThanOrEqual(400);
  for (const { status } of rows) expect(status).toBeLessThan(500);
});

it('includes the message and the facts, and no fact can overwrite a standard member', () => {
  const { problem } = problemOfRefusal({
    __typename: 'SlotFull',
    message: 'One seat is left.',
    remaining: 1,
    holdExpired: true,
  });
  expect(problemDocument(problem, 'id-1')).toEqual({
    type: 'urn:problem-type:hilltop:slot-full',
    title: 'There are not enough seats left.',
    status: 409,
    detail: 'One seat is left.',
    correlationId: 'id-1',
    remaining: 1,
    holdExpired: true,
  });
  expect(problemDocument({ ...problem, facts: { status: 200, type: 'x' } }, 'id-1')).toMatchObject({
    status: 409,
    type: expect.stringMatching(/^urn:/),
  });
});
