import { spawnSync } from 'node:child_process';

/** As hledger reads it: one transaction an entry. */
function transactions(csv: string): string {
  const [heading = '', ...rows] = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const columns = cellsOf(heading);
  const at = (cells: readonly string[], name: string) => cells[columns.indexOf(name)] ?? '';
  const entries = new Map<string, string[]>();
  for (const cells of rows.filter((row) => row !== '').map(cellsOf)) {
    const number = at(cells, 'JournalNo');
    const amount = Number(at(cells, 'Debits') || 0) - Number(at(cells, 'Credits') || 0);
    const account = at(cells, 'AccountName');
    entries.set(number, [
      ...(entries.get(number) ?? []),
      `  ${account.replaceAll(/[()]/g, '')}  $${amount.toFixed(2)}`,
    ]);
  }
  return [...entries]
    .map(([number, lines]) => `${/\d{4}-\d\d-\d\d/.exec(number)?.[0] ?? '2026-01-01'} ${number}\n${lines.join('\n')}\n`)
    .join('\n');
}

const cellsOf = (row: string): string[] =>
  [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .slice(0, -1)
    .map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'));

/** What the program hledger says of the journal: nothing when it balances. Undefined: it is not installed (`apt install hledger`). */
export function askHledger(csv: string): readonly string[] | undefined {
  const journal = transactions(csv);
  const { error, status, stderr, stdout } = spawnSync('hledger', ['-f', '-', 'balance', '--no-elide'], {
    input: journal,
    encoding: 'utf8',
  });
  if (error) return undefined;
  if (status !== 0) return [`hledger refuses the journal: ${stderr.split('\n')[0]}`];
  const total = stdout.trim().split('\n').at(-1)?.trim();
  return total === '0' ? [] : [`hledger's balances add up to ${total}`];
}
