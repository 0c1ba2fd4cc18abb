import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { asvsRequirements } from './asvs-requirements.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');

interface Row {
  readonly number: string;
  readonly level: string;
  readonly verdict: string;
  readonly reason: string;
}

const table = read('infra/docs/asvs.md');
const rows: Row[] = [...table.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| ([^|]+) \| ([^|]*) \|$/gm)].map(
  ([, number = '', level = '', verdict = '', reason = '']) => ({ number, level, verdict, reason }),
);

const isPath = (text: string): boolean =>
  /^[\w.-]+(\/[\w.-]+)+$/.test(text) || /^[\w.-]+\.(md|json|ya?ml)$|^\.\w+$/.test(text);
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted).filter((quoted) => isPath(quoted));

describe('infra/docs/asvs.md', () => {
  it('has every requirement of Levels 1 and 2 once, with its level', () => {
    const inOrder = (numbers: Iterable<string>) => [...numbers].sort();
    expect(inOrder(rows.map(({ number, level }) => `${number} of level ${level}`))).toEqual(
      inOrder([...asvsRequirements].map(([number, level]) => `${number} of level ${level}`)),
    );
  });

  it('says of each whether it is met, by which file, or why not', () => {
    const wrong = rows.filter(({ verdict, reason }) => {
      if (verdict === 'met') return pathsIn(reason).length === 0;
      return !['**not met**', 'n/a'].includes(verdict) || reason.length < 5;
    });
    expect(wrong).toEqual([]);
  });

  it('names files that exist', () => {
    const paths = rows.flatMap(({ reason }) => pathsIn(reason));
    expect(paths.length).toBeGreaterThan(150);
    expect(paths.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
  });

  it('counts right', () => {
    for (const level of ['1', '2', 'both']) {
      const of = rows.filter((row) => level === 'both' || row.level === level);
      const count = (verdict: string): number => of.filter((row) => row.verdict === verdict).length;
      expect(table).toContain(`| ${level} | ${count('met')} | ${count('**not met**')} | ${count('n/a')} |`);
    }
  });
});

it('infra/docs/security.md names tests that exist', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\n');
  const known = new Set(files.map((file) => basename(file)));
  const named = [...read('infra/docs/security.md').matchAll(/`[^`\s]*?([\w.-]+\.(?:test|e2e)\.ts)`/g)];
  expect(named.length).toBeGreaterThan(10);
  expect(named.map(([, name = '']) => name).filter((name) => !known.has(name))).toEqual([]);
});
