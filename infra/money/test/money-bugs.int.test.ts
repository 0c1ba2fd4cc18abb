import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { patchedFiles } from '../../faults/planted-bugs/copy-build.ts';
import { buildPrograms } from '../../local/build/build-programs.ts';
import { moneyBugs } from '../planted/money-bugs.ts';

const root = resolve(import.meta.dirname, '../../..');

beforeAll(() => buildPrograms(root));

describe('the planted bugs about money', () => {
  it('are at least ten, each of a name of its own', () => {
    expect(new Set(moneyBugs.map(({ name }) => name)).size).toBe(moneyBugs.length);
    expect(moneyBugs.length).toBeGreaterThanOrEqual(10);
  });

  it.each(moneyBugs)('fit the program as it is: $name', ({ patches }) => {
    expect(patchedFiles(root, patches).size).toBeGreaterThan(0);
  });
});
