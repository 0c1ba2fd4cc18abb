import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { staffMutations } from './staff-mutations.js';

const services = new URL('../../../../', import.meta.url);
const names = readdirSync(services).filter((name) => name !== 'shared');

/** Each service's test runs its staff mutations one by one and expects their staff actions. */
it.each(names)('%s has a test that every staff mutation of its schema is recorded', (name) => {
  const mutations = staffMutations(new URL(`${name}/schema.graphql`, services));
  const test = new URL(`${name}/test/staff-actions.int.test.ts`, services);
  const walks = existsSync(test) && readFileSync(test, 'utf8').includes(`staffMutations(${name}Service`);
  expect([name, mutations.length === 0 || walks]).toEqual([name, true]);
});
