import { describe, expect, it } from '@jest/globals';
import { getOperationAST, parse } from 'graphql';
import { operationNameOf } from './operation-name.js';

const named = (text: string) => operationNameOf(getOperationAST(parse(text)));

describe('an operation is called', () => {
  it.each([
    ['by its name when it is one of the site', 'mutation HoldSeats { holdSeats(input: {}) { id } }', 'HoldSeats'],
    ['by its first field when its name is unknown', 'query AnnLee { __typename tours { id } menu { id } }', 'tours'],
    ['by its first field without a name', '{ tours { id } }', 'tours'],
    ['other when its field does not exist', 'query AnnLee { annLee }', 'other'],
    ['other when it begins with a fragment', 'query { ...F } fragment F on Query { tours { id } }', 'other'],
    ['other when it asks for the schema', '{ __schema { types { name } } }', 'other'],
  ])('%s', (_why, text, name) => {
    expect(named(text)).toBe(name);
  });

  it('other when there is none', () => {
    expect(operationNameOf(null)).toBe('other');
  });
});
