import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { beginHouse, missingOf } from './house.ts';

const checkout = resolve(import.meta.dirname, '../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hilltop-new-house-'));
  for (const path of ['services/shared/house/mill', 'web/house/mill', 'web/tsconfig.mill.json']) {
    cpSync(join(checkout, path), join(root, path), { recursive: true });
  }
  beginHouse(root, 'lantern');
});
afterEach(() => rmSync(root, { recursive: true }));

const facts = () => join(root, 'services/shared/house/lantern/house.json');

describe('a house that was begun', () => {
  it('imports its own folders alone', () => {
    const sources = globSync('web/{house/lantern/**/*.{ts,tsx,css},tsconfig.lantern.json}', { cwd: root });
    expect(sources.length).toBeGreaterThan(25);
    expect(sources.filter((path) => /house\/mill|HOUSE=mill/.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it('has what every browser test asks of a house, and none of the mill’s journeys', () => {
    expect(globSync('web/house/lantern/e2e/**/*.ts', { cwd: root }).sort()).toEqual([
      'web/house/lantern/e2e/support/open-states.ts',
      'web/house/lantern/e2e/support/public-routes.ts',
    ]);
  });

  it('lacks every fact, and has nothing of its own', () => {
    const { facts, parts } = missingOf(root, 'lantern');
    expect(facts).toEqual(expect.arrayContaining(['name', 'place', 'timeZone', 'waiver.version']));
    expect(parts.slice(0, 2)).toEqual([
      'Step 3: tours, with an id and an example of each price: services/shared/house/lantern/tours.json',
      'Step 3: goods and their pictures: 6 files such as services/shared/house/lantern/products.json',
    ]);
    expect(parts).toContainEqual(expect.stringMatching(/^Step 4: its names/));
    expect(parts).toContain('It still names the mill: web/house/lantern/about/texts.ts');
  });

  it('lacks less as its files change', () => {
    const filled = readFileSync(join(root, 'services/shared/house/mill/house.json'), 'utf8');
    writeFileSync(facts(), filled.replace('"Slate Creek"', '""'));
    writeFileSync(join(root, 'web/house/lantern/names.txt'), 'Lantern\nHarbor\nKeeper\nBreakwater\n');
    writeFileSync(join(root, 'services/shared/house/lantern/tours.json'), '[]');
    const { facts: fields, parts } = missingOf(root, 'lantern');
    expect(fields).toEqual(['shortName']);
    expect(parts[0]).toMatch(/^Step 3: goods and their pictures: 6 files/);
    expect(parts.filter((part) => part.startsWith('Step 4: its names'))).toEqual([]);
  });
});

it('takes no name that is no folder', () => {
  expect(() => beginHouse(root, '../Lantern')).toThrow('is not a name in kebab case');
});
