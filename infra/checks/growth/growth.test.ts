import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Bound, foldersOfOne, joinable, measure, roomPaths, sourceFiles } from './measures.ts';

const root = resolve(import.meta.dirname, '../../..');
const bounds = JSON.parse(readFileSync(join(import.meta.dirname, 'bounds.json'), 'utf8')) as Record<string, Bound>;
const measures = measure(sourceFiles(root), roomPaths(root));
/** A number that falls this far below its bound must lower the bound. */
const slack = (most: number) => Math.max(3, Math.round(most / 50));

describe('habits', () => {
  it.each(Object.entries(measures))('%s: %d, and not more than is written in bounds.json', (name, now) => {
    const { most } = bounds[name] ?? { most: 0 };
    const tooMany = `${name}: ${now}, and ${most} are allowed. Delete as much, or run: make bounds BOUGHT="what it buys"`;
    const fewer = `${name}: ${now}, and ${most} are allowed. Keep the gain, and run: make bounds`;
    expect(now > most ? tooMany : now < most - slack(most) ? fewer : 'as it should be').toBe('as it should be');
  });

  it('has no bound of what is gone', () => {
    expect(Object.keys(bounds).filter((name) => measures[name] === undefined)).toEqual([]);
  });
});

it('a folder with one file is found, also inside another', () => {
  const paths = ['x/src/main.ts', 'x/src/tours/list/list.ts', 'x/src/tours/tour.ts', 'x/src/door/gate/scan.ts'];
  expect(foldersOfOne(paths)).toEqual(['x/src/tours/list', 'x/src/door', 'x/src/door/gate']);
  expect(foldersOfOne([...paths, 'x/src/door/gate/scan.test.ts'])).toEqual(['x/src/tours/list', 'x/src/door']);
});

describe('a file that belongs to its only importer', () => {
  const one = { path: 'web/shop/a/one.ts', text: "import { two } from './two.js';" };

  it('stands beside it or in a folder below', () => {
    const two = { path: 'web/shop/a/two.ts', text: "import './parts/three.js';\nexport const two = 2;" };
    const three = { path: 'web/shop/a/parts/three.ts', text: "import '../../b/four.js';" };
    const four = { path: 'web/shop/b/four.ts', text: '' };
    expect(joinable([one, two, three, four])).toEqual([two.path, three.path]);
  });

  it('is imported by no other, and one of the two is short', () => {
    const long = 'export const line = 1;\n'.repeat(181);
    const two = { path: 'web/shop/a/two.ts', text: long };
    const other = { path: 'web/shop/b/other.ts', text: "const two = await import('../a/two.js');" };
    expect(joinable([one, two, other])).toEqual([]);
    expect(joinable([{ ...one, text: one.text + long }, two])).toEqual([]);
    expect(joinable([one, two])).toEqual([two.path]);
  });

  it('is not a translation', () => {
    const english = { path: 'services/a/src/texts.en.ts', text: "import './texts.es.js';\nimport './two.js';" };
    const spanish = { path: 'services/a/src/texts.es.ts', text: '' };
    const two = { path: 'services/a/src/two.ts', text: '' };
    expect(joinable([english, spanish, two])).toEqual([two.path]);
  });
});
