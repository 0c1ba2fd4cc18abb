import { expect, it } from '@jest/globals';
import { getOperationAST, getVariableValues, parse } from 'graphql';
import { apiSchema } from '../supergraph/api-schema.js';
import { restOperations } from './rest-routes.js';
import { sampleVariables } from './sample-variables.js';

it.each(restOperations.map((operation) => [operation.name, operation] as const))(
  'makes variables that %s takes',
  (_, { document }) => {
    const definitions = getOperationAST(document)?.variableDefinitions ?? [];
    expect(getVariableValues(apiSchema, definitions, sampleVariables(apiSchema, document)).errors).toBeUndefined();
  },
);

it('gives no more than what is required', () => {
  const document = parse('query Q($type: TourType!, $from: String!, $note: String) { tours { id } }');
  expect(sampleVariables(apiSchema, document)).toEqual({ type: 'standard', from: '' });
});
