import type { Check } from './reconciliation-context.ts';

type Series = { series: string; last: number; gone: number; issued: number; highest: number };
type Balance = { number: string; balance: number; entries: number };

// Documents go group by group, so those that are left need not be the newest.
const series = `
  SELECT n.series, n.last, n.gone, count(d.number)::int AS issued, coalesce(max(right(d.number, 4)::int), 0) AS highest
  FROM document_numbers n LEFT JOIN group_documents d ON d.number LIKE 'HI-' || n.series || '-%'
  GROUP BY n.series, n.last, n.gone
  HAVING count(d.number) + n.gone <> n.last OR max(right(d.number, 4)::int) > n.last OR n.gone = 0 AND max(right(d.number, 4)::int) <> n.last
  ORDER BY n.series`;

const balances = `
  SELECT g.number, g.balance_cents AS balance, coalesce(sum(e.delta_cents), 0)::int AS entries
  FROM groups g LEFT JOIN group_entries e ON e.group_id = g.id
  GROUP BY g.id, g.number, g.balance_cents HAVING g.balance_cents <> coalesce(sum(e.delta_cents), 0) ORDER BY g.number`;

export const groupDocumentsCheck: Check = {
  name: 'the documents of groups have no gap, and a balance is the sum of its entries',
  async differences({ databases: { orders } }) {
    const gaps = await orders<Series>(series);
    const wrong = await orders<Balance>(balances);
    return [
      ...gaps.map(
        ({ series: year, last, gone, issued, highest }) =>
          `documents of ${year} count to ${last}; ${issued} are there, up to ${highest}, and ${gone} were kept long enough`,
      ),
      ...wrong.map(
        ({ number, balance, entries }) => `group ${number} owes ${balance} cents, and its entries add up to ${entries}`,
      ),
    ];
  },
};
