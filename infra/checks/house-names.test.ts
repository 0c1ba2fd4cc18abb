import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const houses = globSync('web/house/*/names.txt', { cwd: root }).map((list) => ({
  name: list.split('/')[2] ?? '',
  list,
}));

/** Documents speak of this product, and tests of what they start; both can name a house. */
const speaksOfOne = /\.md$|\.test\.tsx?$|\/(test|testing|fixture)\/|^infra\/checks\/growth\/bounds\.json$/;

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (path) => /\.(ts|tsx|mjs|json|jsonc|graphql|sql|html|css|ya?ml|env|sh)$/.test(path) && !speaksOfOne.test(path),
  );

function patternsOf(list: string): readonly RegExp[] {
  const lines = readFileSync(join(root, list), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => new RegExp(line));
}

/** The files outside a house's two folders that match one of its names, as `file: pattern`. */
function filesThatName(name: string, list: string): readonly string[] {
  const own = [`${dirname(list)}/`, `services/shared/house/${name}/`];
  const patterns = patternsOf(list);
  return files
    .filter((path) => !own.some((folder) => path.startsWith(folder)))
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

  it.each(houses)('stand in the folders of $name alone', ({ name, list }) => {
    expect(filesThatName(name, list)).toEqual([]);
  });

  it.each(houses)('find the folders of $name themselves', ({ name, list }) => {
    const texts = files
      .filter((path) => path.startsWith(`services/shared/house/${name}/`))
      .map((path) => readFileSync(join(root, path), 'utf8'));
    expect(patternsOf(list).some((pattern) => texts.some((text) => pattern.test(text)))).toBe(true);
  });
});
