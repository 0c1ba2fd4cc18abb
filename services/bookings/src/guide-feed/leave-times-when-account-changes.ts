import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { StaffActionFacts } from '@hilltop/contracts/staff-action';
import type { StaffRole } from '@hilltop/platform/identity/identity';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CalendarChange } from '../opening/staff-calendar/calendar-change.js';

/** Roles that can lead times. */
const LEADS: ReadonlySet<string> = new Set<StaffRole>(['guide', 'desk', 'manager']);

/** Not a link that was made after the account was enabled again. $1 account, $2 when. */
const END_FEED = 'DELETE FROM guide_feeds WHERE staff_id = $1::uuid AND created_at <= $2::timestamptz';

/** $1 account, $2 now. */
const LEAVE_TIMES = `
  UPDATE guide_assignments SET ended_at = $2::timestamptz
  WHERE guide_id = $1::uuid AND ended_at IS NULL AND starts_at > $2::timestamptz RETURNING id`;

/** Whose account is disabled, or got a role that leads no times, leads none that is still ahead, and reads no calendar either. */
@Injectable()
export class LeaveTimesWhenAccountChanges implements Reaction<StaffActionFacts> {
  constructor(
    private readonly calendarChange: CalendarChange,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react({ data, time }: CloudEvent<StaffActionFacts>, manager: EntityManager): Promise<void> {
    const { action, targetId, after } = data;
    const hasEnded = action === 'disableStaff' || (action === 'changeStaffRole' && !LEADS.has(String(after?.role)));
    if (!hasEnded) return;
    await manager.query(END_FEED, [targetId, time]);
    await this.calendarChange.within(manager, async () => {
      // For an UPDATE, the driver returns its rows and their number.
      const [left]: [unknown[], number] = await manager.query(LEAVE_TIMES, [targetId, this.clock.now()]);
      return left.length > 0;
    });
  }

  committed(): void {
    this.outbox.wake();
  }
}
