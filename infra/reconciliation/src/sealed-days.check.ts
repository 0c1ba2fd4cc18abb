import type { Check } from './reconciliation-context.ts';

type Sums = Readonly<Record<string, number>>;
type Difference = { date: string; sealed: Sums | null; booked: Sums; sealedLines: number; lines: number };

/** Sealed days whose lines differ from those that were sealed. */
const differing = `
  WITH days AS (
    SELECT day::date AS date FROM generate_series((SELECT min(date) FROM sealed_days), (SELECT max(date) FROM sealed_days),
      interval '1 day') AS day
  ), booked AS (
    SELECT business_date AS date, sum(lines)::int AS lines, jsonb_object_agg(account, cents) AS sums FROM (
      SELECT business_date, account, count(*) AS lines, sum(cents) AS cents FROM money_lines GROUP BY 1, 2) AS accounts
    GROUP BY 1
  )
  SELECT to_char(d.date, 'YYYY-MM-DD') AS date, s.sums AS sealed, coalesce(b.sums, '{}') AS booked,
    coalesce(s.line_count, 0) AS "sealedLines", coalesce(b.lines, 0) AS lines
  FROM days d LEFT JOIN sealed_days s ON s.date = d.date LEFT JOIN booked b ON b.date = d.date
  WHERE (s.sums, s.line_count) IS DISTINCT FROM (coalesce(b.sums, '{}'), coalesce(b.lines, 0)) ORDER BY d.date`;

/** `make verify-days` also verifies hashes and signatures, with the key of ledger. */
export const sealedDaysCheck: Check = {
  name: 'every sealed day of the books has the lines that it was sealed with',
  async differences({ databases: { ledger } }) {
    return (await ledger<Difference>(differing)).map(sentenceOf);
  },
};

function sentenceOf({ date, sealed, booked, sealedLines, lines }: Difference): string {
  if (!sealed) return `${date} is not sealed, and days before and after it are`;
  const accounts = [...new Set([...Object.keys(sealed), ...Object.keys(booked)])].sort();
  const account = accounts.find((name) => sealed[name] !== booked[name]);
  const sum = account && `: ${account} has ${booked[account] ?? 0} cents, and was sealed with ${sealed[account] ?? 0}`;
  return `${date} was sealed with ${sealedLines} lines, and has ${lines}${sum ?? ''}`;
}
