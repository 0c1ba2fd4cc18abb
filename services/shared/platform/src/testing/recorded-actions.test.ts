import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { staffMutations } from './staff-mutations.js';

const root = resolve(import.meta.dirname, '../../../../..');
const services = globSync('services/*/schema.graphql', { cwd: root }).map((path) => path.split('/')[1] ?? '');

// Integration tests of each service show that an action is recorded. This one names a forgotten one within `make check`.
it.each(services)('every staff mutation of %s is in the test of recorded actions', (service) => {
  const folder = join(root, 'services', service);
  const mutations = staffMutations(pathToFileURL(join(folder, 'schema.graphql')));
  const tests = globSync('test/{*.int.test,support/*-mutations}.ts', { cwd: folder });
  const texts = tests.map((path) => readFileSync(join(folder, path), 'utf8'));
  const text = texts
    .filter((one, at) => /toldActions\(/.test(one) || /-mutations\.ts$/.test(tests[at] ?? ''))
    .join('\n');
  expect(mutations.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
