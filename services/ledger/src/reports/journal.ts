import { formatCents } from '@hilltop/platform/values/cents';

/** Sums by account and day. Every movement adds up to 0 on one day, so each day does too. $1 and $2 dates. */
export const JOURNAL = `
  SELECT to_char(business_date, 'YYYY-MM-DD') AS date, CASE WHEN account = 'card' AND tender = 'card_reader' THEN tender ELSE account END AS account,
    sum(cents)::float8 AS cents
  FROM money_lines WHERE business_date BETWEEN $1::date AND $2::date GROUP BY 1, 2 HAVING sum(cents) <> 0 ORDER BY 1, 2`;

interface Sum {
  readonly date: string;
  readonly account: string;
  readonly cents: number;
}

/** An entry of QuickBooks Online. @param names of the accounts in its chart of accounts */
export function journalRow({ date, account, cents }: Sum, names: Readonly<Record<string, string>>) {
  const [year, month, day] = date.split('-');
  return {
    JournalNo: `HT-${date}`,
    JournalDate: `${month}/${day}/${year}`,
    AccountName: names[account] ?? account,
    Debits: cents > 0 ? formatCents(cents) : null,
    Credits: cents < 0 ? formatCents(-cents) : null,
    Description: `Hilltop, ${date}`,
  };
}
