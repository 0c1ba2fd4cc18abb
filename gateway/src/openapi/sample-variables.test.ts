import { expect, it } from '@jest/globals';
import { getOperationAST, getVariableValues, parse } from 'graphql';
import { sampleVariables } from '../app.module.js';
import { apiSchema } from '../supergraph/api-schema.js';
import { restOperations } from './rest-routes.js';

it.each(restOperations.map((operation) => [operation.name, operation] as const))(
  'creates valid variables for %s',
  (_, { document }) => {
    const definitions = getOperationAST(document)?.variableDefinitions ?? [];
    expect(getVariableValues(apiSchema, definitions, sampleVariables(apiSchema, document)).errors).toBeUndefined();
  },
);

it('includes only required variables', () => {
  const document = parse('query Q($type: TourType!, $from: String!, $note: String) { tours { id } }');
  expect(sampleVariables(apiSchema, document)).toEqual({ type: 'standard', from: '' });
});
