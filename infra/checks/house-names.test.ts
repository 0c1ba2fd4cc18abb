import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const houses = globSync('web/house/*/names.txt', { cwd: root }).map((list) => ({
  name: list.split('/')[2] ?? '',
  list,
}));

/** Documents speak of this product, and tests of what they start; both can name a house. */
const speaksOfOne = /\.md$|\.test\.tsx?$|\/(test|testing|fixture)\/|^infra\/checks\/growth\/bounds\.json$/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (path) => /\.(ts|tsx|mjs|json|jsonc|graphql|sql|html|css|ya?ml|env|sh)$/.test(path) && !speaksOfOne.test(path),
  );

function patternsOf(list: string): readonly RegExp[] {
  const lines = readFileSync(join(root, list), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => new RegExp(line));
}

/** Two houses can have one town, time zone or area code. */
const ofAHouse = /^(web|services\/shared)\/house\/(?!src\/)[^/]+\//;

/** The files outside the folders of houses that match one of its names, as `file: pattern`. */
function filesThatName(list: string): readonly string[] {
  const patterns = patternsOf(list);
  return files
    .filter((path) => !ofAHouse.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const found = patterns.find((pattern) => pattern.test(text));
      return found ? [`${path}: ${found.source}`] : [];
    });
}

describe('the names of a house', () => {
  it('are listed for every house', () => {
    expect(houses.map(({ name }) => name).sort()).toEqual(globSync('*', { cwd: join(root, 'web/house') }).sort());
    for (const { list } of houses) expect(patternsOf(list).length).toBeGreaterThan(3);
  });

  it.each(houses)('stand in folders of houses alone: $name', ({ list }) => {
    expect(filesThatName(list)).toEqual([]);
  });

  it.each(houses)('find the folders of $name themselves', ({ name, list }) => {
    const texts = files
      .filter((path) => path.startsWith(`services/shared/house/${name}/`))
      .map((path) => readFileSync(join(root, path), 'utf8'));
    expect(patternsOf(list).some((pattern) => texts.some((text) => pattern.test(text)))).toBe(true);
  });
});
