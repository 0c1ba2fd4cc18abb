import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { ConfirmOpenDaysResult, HouseSetUp } from '../generated/schema-types.js';
import { openDay } from './house-confirmation.entity.js';
import { ReadSetUp } from './read-set-up.js';

/** As many as the holidays of two years. */
const MOST_DAYS = 60;

const openDaysInput = z.object({
  dates: z
    .array(dateField)
    .min(1, 'Please choose a day')
    .max(MOST_DAYS, `At most ${MOST_DAYS} days at once`)
    .transform((dates) => [...new Set(dates)].sort()),
});

/** $1 subjects, $2 who, $3 when. */
const CONFIRM = `
  INSERT INTO house_confirmations (subject, confirmed_by, confirmed_at)
  SELECT unnest($1::text[]), $2::uuid, $3::timestamptz ON CONFLICT (subject) DO NOTHING RETURNING subject`;

/** What only a person can know of the house is kept with who said it, and recorded. */
@Resolver()
export class SetUpResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly read: ReadSetUp,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('houseSetUp')
  setUp(): Promise<HouseSetUp> {
    return this.read.all();
  }

  @Mutation('confirmOpenDays')
  async confirmDays(
    @Args() given: { readonly dates: unknown },
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ConfirmOpenDaysResult> {
    const parsed = parseInput(openDaysInput, given);
    if (!parsed.ok) return parsed.refusal;
    const { dates } = parsed.value;
    await this.confirm(dates.map(openDay), staff);
    const days = (await this.read.openDays()).filter(({ date }) => dates.includes(date));
    return { __typename: 'OpenDaysConfirmed', days };
  }

  /** What was confirmed before stays as it was, and is not recorded again. */
  private async confirm(subjects: readonly string[], staff: StaffIdentity): Promise<void> {
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (manager) => {
      const rows: { subject: string }[] = await manager.query(CONFIRM, [subjects, staff.id, now]);
      if (rows.length === 0) return;
      const dates = rows.map(({ subject }) => subject.slice(openDay('').length)).sort();
      const target = { targetType: 'day', targetId: dates[0] ?? '' };
      const action = { staff, action: 'confirmOpenDays', ...target, before: null, after: { dates } };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, action, now));
    });
    this.outbox.wake();
  }
}
