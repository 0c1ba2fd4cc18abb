import { ProviderAccount, type ProviderDay } from '@hilltop/payments/provider-account';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { refuseDays } from '@hilltop/platform/values/report-days';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { BY_PROVIDER } from '../../accounts.js';
import type { PayoutsResult, QueryPayoutsArgs } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';

/** A provider returns a hundred movements at a time: a year would take longer than a page waits. */
const MOST_DAYS = 92;

const BOOKS = `
  SELECT to_char(day, 'YYYY-MM-DD') AS date, coalesce(sum(cents) FILTER (WHERE cents > 0), 0)::float8 AS "capturedCents",
    coalesce(sum(cents) FILTER (WHERE cents < 0), 0)::float8 AS "refundedCents"
  FROM generate_series($1::date, $2::date, interval '1 day') AS day
  LEFT JOIN money_lines ON business_date = day::date AND ${BY_PROVIDER}
  GROUP BY day ORDER BY day`;

interface BookedDay {
  readonly date: string;
  readonly capturedCents: number;
  readonly refundedCents: number;
}

/** Card payments in the books beside the payment provider's figures for the same days, and its payouts. */
@Resolver()
export class PayoutsResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: ProviderAccount,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Query('payouts')
  async report(@Args() { from, to }: QueryPayoutsArgs): Promise<PayoutsResult> {
    const refused = refuseDays({ from, to }, MOST_DAYS);
    if (refused) return refused;
    const [booked, said] = await Promise.all([
      this.dataSource.query<BookedDay[]>(BOOKS, [from, to]),
      this.provider.days(from, to).catch((error: unknown) => this.silence(error)),
    ]);
    if (!said) return refuse.ProviderSilent();
    const saidOf = new Map(said.map((day) => [day.date, day]));
    const days = booked.map((day) => comparedDay(day, saidOf.get(day.date)));
    return { __typename: 'Payouts', from, to, movesMoney: this.provider.movesMoney, days };
  }

  private silence(error: unknown): undefined {
    this.logger.warn({ err: error }, 'the payment provider did not report its payouts');
  }
}

function comparedDay(day: BookedDay, { movedCents = 0, feeCents = 0, paidOutCents = 0 }: Partial<ProviderDay> = {}) {
  const differenceCents = movedCents - day.capturedCents - day.refundedCents;
  return {
    __typename: 'PayoutsOfDay' as const,
    ...day,
    providerCents: movedCents,
    differenceCents,
    feeCents,
    paidOutCents,
  };
}
