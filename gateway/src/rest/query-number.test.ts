import { ProblemError } from '@hilltop/platform/outcome/problem';
import { expect, it } from '@jest/globals';
import { numbersInQuery } from './forwarding.controller.js';

const sheet = { in: 'query', name: 'sheet', description: '', schema: { minimum: 1, default: 1 }, example: 1 } as const;

it.each([
  [undefined, 1],
  [{}, 1],
  [{ sheet: '3', other: 'x' }, 3],
])('reads %j', (query, number) => {
  expect(numbersInQuery([sheet], query)).toEqual({ sheet: number });
});

it.each(['', '0', '-1', '1.5', 'two', '9999999999', ['1', '2']])('refuses %j and names the parameter', (text) => {
  const read = () => numbersInQuery([sheet], { sheet: text });
  expect(read).toThrow(ProblemError);
});
