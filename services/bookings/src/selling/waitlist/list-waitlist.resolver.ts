import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { readDate } from '@hilltop/platform/graphql/read-date';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { cleanEmail } from '@hilltop/platform/values/typed-email';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Temporal } from 'temporal-polyfill';
import { DataSource } from 'typeorm';
import type {
  RemoveFromWaitlistResult,
  WaitlistEntry as View,
  WaitlistEntryResult,
} from '../../generated/schema-types.js';
import { VenueClock } from '../../opening/schedule/venue-clock.js';
import { refuse } from '../../refusals.en.js';
import { reasonInput } from '../../visits/staff-changes/staff-order.js';
import { LeaveWaitlist } from './leave-waitlist/leave-waitlist.js';
import { WaitlistViews } from './waitlist.view.js';
import { WaitlistEntry } from './waitlist-entry.entity.js';
import { WaitlistLinks } from './waitlist-links.js';

const MOST = 200;

/** Serves the party, staff and notifications. */
@Resolver()
export class ListWaitlistResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: WaitlistLinks,
    private readonly views: WaitlistViews,
    private readonly venue: VenueClock,
    private readonly leaveWaitlist: LeaveWaitlist,
  ) {}

  @Query('waitlistEntry')
  async entry(@Args('token') token: string): Promise<WaitlistEntryResult> {
    const entry = await this.links.open(token);
    return entry ? this.views.of(entry) : refuse.WaitlistEntryNotFound();
  }

  @Query('waitlistNotice')
  async notice(@Args('entryId') id: string): Promise<View | null> {
    const entry = await this.find(id);
    return entry && { ...(await this.views.of(entry)), waitlistUrl: this.links.mailedUrlOf(entry) };
  }

  @Query('waitlist')
  async ofDay(@Args('date') text: string): Promise<View[]> {
    const date = readDate('date', text);
    const midnight = new Temporal.PlainTime();
    const [from, until] = [date, date.add({ days: 1 })].map((day) => this.venue.instant(day, midnight));
    const entries = await this.dataSource
      .createQueryBuilder(WaitlistEntry, 'w')
      .where(`w.status IN ('waiting', 'offered')`)
      .andWhere(
        `EXISTS (SELECT FROM unnest(w.slotIds) wished(id) WHERE split_part(wished.id, '@', 2)::timestamptz >= :from
           AND split_part(wished.id, '@', 2)::timestamptz < :until)`,
        { from, until },
      )
      .orderBy('w.joinedAt')
      .addOrderBy('w.id')
      .take(MOST)
      .getMany();
    return this.views.all(entries);
  }

  @Query('waitlistByEmail')
  async byEmail(@Args('email') email: string): Promise<View[]> {
    const entries = await this.dataSource
      .createQueryBuilder(WaitlistEntry, 'w')
      .where('lower(w.email) = :email', { email: cleanEmail(email).toLowerCase() })
      .orderBy('w.joinedAt')
      .getMany();
    const reasons = new Map(entries.map(({ id, removedBecause }) => [id, removedBecause]));
    const views = await this.views.all(entries);
    return views.map((view) => ({ ...view, removedBecause: reasons.get(view.id) ?? null }));
  }

  @Mutation('removeFromWaitlist')
  async remove(
    @Args('entryId') id: string,
    @Args('reason') reason: string,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<RemoveFromWaitlistResult> {
    const parsed = parseInput(reasonInput, { reason });
    if (!parsed.ok) return parsed.refusal;
    if (!(await this.find(id))) return refuse.WaitlistEntryNotFound();
    if (!(await this.leaveWaitlist.execute(id, { staff, reason: parsed.value.reason })))
      return refuse.WaitlistEntryEnded();
    const entry = await this.find(id);
    return entry ? this.views.of(entry) : refuse.WaitlistEntryNotFound();
  }

  private async find(id: string): Promise<WaitlistEntry | null> {
    return isUuid(id) ? this.dataSource.manager.findOneBy(WaitlistEntry, { id }) : null;
  }
}
