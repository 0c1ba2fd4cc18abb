import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildPrograms } from '../../local/build/build-programs.ts';
import { patchedFiles } from '../planted-bugs/copy-build.ts';
import { goodsBugs } from '../planted-bugs/goods-bugs.ts';
import { messagesBugs } from '../planted-bugs/messages-bugs.ts';
import { salesBugs } from '../planted-bugs/sales-bugs.ts';

const root = resolve(import.meta.dirname, '../../..');
const bugs = [...salesBugs, ...messagesBugs, ...goodsBugs];

beforeAll(() => buildPrograms(root));

describe('the planted bugs', () => {
  it('are at least twelve, each of a name of its own', () => {
    expect(new Set(bugs.map(({ name }) => name)).size).toBe(bugs.length);
    expect(bugs.length).toBeGreaterThanOrEqual(12);
  });

  it.each(bugs)('fit the program as it is: $name', ({ patches }) => {
    expect(patchedFiles(root, patches).size).toBeGreaterThan(0);
  });

  it('are refused where the program says something else', () => {
    const [patch] = salesBugs[0]?.patches ?? [];
    if (!patch) throw new Error('there is no bug');
    expect(() => patchedFiles(root, [patch, patch])).toThrow(/0 times, not once/);
  });
});
