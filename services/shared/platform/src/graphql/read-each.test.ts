import { expect, it } from '@jest/globals';
import { readEach } from './read-each.js';

const query = `query Lamp($id: ID!, $wide: Boolean) { lamp(id: $id) { ...Shown size(wide: $wide) } }
fragment Shown on Lamp { colour }`;

it('reads one query for many variables in one call, and answers in their order', async () => {
  const asked: unknown[] = [];
  const read = async (text: { toString(): string }, variables: unknown) => {
    asked.push([text.toString().replace(/\s+/g, ' '), variables]);
    return { a0: { colour: 'green' }, a1: null } as never;
  };
  expect(await readEach({ read }, query, [{ id: '7', wide: true }, { id: '8' }])).toEqual([
    { lamp: { colour: 'green' } },
    { lamp: null },
  ]);
  expect(asked).toEqual([
    [
      'query Lamp($id0: ID!, $wide0: Boolean, $id1: ID!, $wide1: Boolean) { a0: lamp(id: $id0) { ...Shown size(wide: $wide0) } ' +
        'a1: lamp(id: $id1) { ...Shown size(wide: $wide1) } } fragment Shown on Lamp { colour }',
      { id0: '7', wide0: true, id1: '8' },
    ],
  ]);
});

it('asks nothing for nothing', async () => {
  expect(await readEach({ read: () => Promise.reject(new Error('asked')) }, query, [])).toEqual([]);
});
