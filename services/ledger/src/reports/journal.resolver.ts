import { refuseDays } from '@hilltop/platform/values/report-days';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { JournalEntry, JournalResult, QueryJournalArgs } from '../generated/schema-types.js';

const SUMS = `
  SELECT to_char(business_date, 'YYYY-MM-DD') AS date, CASE WHEN account = 'card' AND tender = 'card_reader' THEN tender ELSE account END AS account,
    sum(cents)::float8 AS cents
  FROM money_lines WHERE business_date BETWEEN $1::date AND $2::date GROUP BY 1, 2 HAVING sum(cents) <> 0 ORDER BY 1, 2`;

/** Sums by account and day. Every movement adds up to 0 on one day, so each day does too. */
@Resolver()
export class JournalResolver {
  constructor(private readonly dataSource: DataSource) {}

  @Query('journal')
  async report(@Args() { from, to }: QueryJournalArgs): Promise<JournalResult> {
    const refused = refuseDays({ from, to });
    if (refused) return refused;
    const rows = await this.dataSource.query<Omit<JournalEntry, '__typename'>[]>(SUMS, [from, to]);
    return {
      __typename: 'Journal',
      entries: rows.map((row) => ({ __typename: 'JournalEntry', ...row })),
    };
  }
}
