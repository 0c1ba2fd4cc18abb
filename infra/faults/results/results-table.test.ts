import { describe, expect, it } from '@jest/globals';
import { withRow } from './results-table.ts';

const table = { title: 'Runs', introduction: 'What came of them.', columns: ['seed', 'differences'] };
const rows = (page: string) => page.split('\n').filter((line) => line.startsWith('| '));

describe('a page of results', () => {
  it('begins with its title, what it is, and its columns', () => {
    expect(withRow(undefined, table, ['1', '0'])).toBe(
      '# Runs\n\nWhat came of them.\n\n| seed | differences |\n| --- | --- |\n| 1 | 0 |\n',
    );
  });

  it('keeps the other rows, and puts a new result in the place of the old one', () => {
    const first = withRow(withRow(undefined, table, ['1', '0']), table, ['11', '4']);
    expect(rows(first)).toHaveLength(4);
    expect(rows(withRow(first, table, ['1', '2']))).toEqual([
      '| seed | differences |',
      '| --- | --- |',
      '| 1 | 2 |',
      '| 11 | 4 |',
    ]);
  });

  it('keeps what is said in its cell', () => {
    const once = withRow(undefined, table, ['a|b', 'one\ntwo']);
    expect(rows(once)[2]).toBe('| a\\|b | one two |');
    expect(rows(withRow(once, table, ['a|b', '0']))).toHaveLength(3);
  });
});
