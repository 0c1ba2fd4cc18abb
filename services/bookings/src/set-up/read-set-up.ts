import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConfirmedDay, ConfirmedRule, HouseSetUp, TourWithExamples } from '../generated/schema-types.js';
import { ruleInForce } from '../opening/calendar/change-rule.entity.js';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import { ADULT } from '../prices/ticket-line.js';
import { type HouseConfirmation, openDay } from './house-confirmation.entity.js';

/** A type counts once, unless it is sold at another price. $1 now. */
const TOURS_WITH_EXAMPLES = `
  SELECT t.id, t.name, count(DISTINCT p.type)::int AS types FROM tours t
    JOIN tour_prices p ON p.tour_id = t.id JOIN ticket_types y ON y.code = p.type
  WHERE t.withdrawn_at IS NULL AND y.ended_at IS NULL AND p.type <> '${ADULT}' AND p.confirmed_at IS NULL
    AND (p.valid_until IS NULL OR p.valid_until > $1)
    AND NOT EXISTS (SELECT FROM tour_prices s WHERE s.tour_id = t.id AND s.type = p.type AND s.confirmed_at IS NOT NULL
      AND s.valid_from <= $1 AND (s.valid_until IS NULL OR s.valid_until > $1))
  GROUP BY t.id, t.name ORDER BY t.name, t.id`;

/** $1 now. */
const FACTS = `
  SELECT EXISTS (SELECT FROM guide_assignments WHERE ended_at IS NULL AND starts_at >= $1) AS "timesAreLed",
    EXISTS (SELECT FROM bookings) AS "hasBooking"`;

/** By bytes, whatever the database sorts by. $1 the first subject, $2 the one after the last. */
const OPEN_DAYS = `
  SELECT subject, confirmed_by AS "confirmedBy", confirmed_at AS "confirmedAt" FROM house_confirmations
  WHERE subject COLLATE "C" >= $1 AND subject COLLATE "C" < $2 ORDER BY subject COLLATE "C" LIMIT 100`;

/** Sorts after every day. */
const AFTER_ALL_DAYS = openDay('~');

@Injectable()
export class ReadSetUp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentProvider,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async all(): Promise<HouseSetUp> {
    const now = this.clock.now();
    const [toursWithExamples, [facts], changeRule, openDays] = await Promise.all([
      this.dataSource.query<TourWithExamples[]>(TOURS_WITH_EXAMPLES, [now]),
      this.dataSource.query<[Pick<HouseSetUp, 'timesAreLed' | 'hasBooking'>]>(FACTS, [now]),
      this.rule(),
      this.openDays(),
    ]);
    return {
      __typename: 'HouseSetUp',
      ...facts,
      toursWithExamples,
      chargesCards: this.payments.movesMoney,
      changeRule,
      openDays,
    };
  }

  /** The one in force. */
  private async rule(): Promise<ConfirmedRule> {
    const { version, rule, setBy, setAt } = await ruleInForce(this.dataSource.manager);
    const set = { confirmedBy: setBy, confirmedAt: setBy === null ? null : setAt.toISOString() };
    return { __typename: 'ConfirmedRule', version, ...rule, refundSteps: [...rule.refundSteps], ...set };
  }

  async openDays(): Promise<ConfirmedDay[]> {
    const today = openDay(this.venue.today(this.clock.now()).toString());
    const rows = await this.dataSource.query<HouseConfirmation[]>(OPEN_DAYS, [today, AFTER_ALL_DAYS]);
    return rows.map(({ subject, confirmedBy, confirmedAt }) => ({
      date: subject.slice(openDay('').length),
      confirmedBy,
      confirmedAt: confirmedAt.toISOString(),
    }));
  }
}
