import { expect, it } from '@jest/globals';
import { type DocumentNode, getOperationAST } from 'graphql';
import type { RestCall } from './call.decorator.js';
import { forwarded, reads, variablesOf } from './forwarding.controller.js';

const call = { request: { params: {}, headers: {} } } as unknown as RestCall;
const declared = (document: DocumentNode) =>
  getOperationAST(document)?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];

it.each([...reads, ...forwarded])('$method $path has the variables of its operation', (route) => {
  expect(Object.keys(variablesOf(route, call, {})).sort()).toEqual(declared(route.operation.document).sort());
});
