import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildPrograms } from '../build-programs.ts';
import { bugsOfGoods } from '../teeth/bugs-of-goods.ts';
import { bugsOfMessages } from '../teeth/bugs-of-messages.ts';
import { bugsOfSales } from '../teeth/bugs-of-sales.ts';
import { patchedFiles } from '../teeth/copy-build.ts';

const root = resolve(import.meta.dirname, '../../..');
const bugs = [...bugsOfSales, ...bugsOfMessages, ...bugsOfGoods];

beforeAll(() => buildPrograms(root), 120_000);

describe('the planted bugs', () => {
  it('are at least twelve, each of a name of its own', () => {
    expect(new Set(bugs.map(({ name }) => name)).size).toBe(bugs.length);
    expect(bugs.length).toBeGreaterThanOrEqual(12);
  });

  it.each(bugs)('fit the program as it is: $name', ({ patches }) => {
    expect(patchedFiles(root, patches).size).toBeGreaterThan(0);
  });

  it('are refused where the program says something else', () => {
    const [patch] = bugsOfSales[0]?.patches ?? [];
    if (!patch) throw new Error('there is no bug');
    expect(() => patchedFiles(root, [patch, patch])).toThrow(/0 times, not once/);
  });
});
