import { ACCOUNT_CODES, type Account } from '@hilltop/contracts/house/accounts';
import { refuseDays } from '@hilltop/platform/values/report-days';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { AccountBalancesResult, QueryAccountBalancesArgs } from '../generated/schema-types.js';

const BALANCES = `
  SELECT account,
    coalesce(sum(cents) FILTER (WHERE business_date < $1::date), 0)::float8 AS "openingCents",
    coalesce(sum(cents) FILTER (WHERE business_date >= $1::date AND cents > 0), 0)::float8 AS "debitCents",
    coalesce(sum(cents) FILTER (WHERE business_date >= $1::date AND cents < 0), 0)::float8 AS "creditCents",
    sum(cents)::float8 AS "closingCents"
  FROM money_lines WHERE business_date <= $2::date GROUP BY account`;

interface Balance {
  readonly account: Account;
  readonly openingCents: number;
  readonly debitCents: number;
  readonly creditCents: number;
  readonly closingCents: number;
}

const NOTHING = { openingCents: 0, debitCents: 0, creditCents: 0, closingCents: 0 };

/** Splits the balances into deferred, earned, and every other account. */
@Resolver()
export class AccountBalancesResolver {
  constructor(private readonly dataSource: DataSource) {}

  @Query('accountBalances')
  async report(@Args() { from, to }: QueryAccountBalancesArgs): Promise<AccountBalancesResult> {
    const refused = refuseDays({ from, to });
    if (refused) return refused;
    const rows = await this.dataSource.query<Balance[]>(BALANCES, [from, to]);
    const accounts = ACCOUNT_CODES.map((account) => ({
      __typename: 'AccountBalance' as const,
      account,
      ...NOTHING,
      ...rows.find((row) => row.account === account),
    }));
    return { __typename: 'AccountBalances', from, to, accounts };
  }
}
