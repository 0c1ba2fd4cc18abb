import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { StaffActionFacts } from '@hilltop/contracts/staff-action';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Not a link that was made after the account was enabled again. $1 account, $2 when. */
const END_FEED = 'DELETE FROM guide_feeds WHERE staff_id = $1::uuid AND created_at <= $2::timestamptz';

/** Whose account is disabled, or got a role that leads no times, reads no calendar either. */
@Injectable()
export class EndFeedWhenAccountChanges implements Reaction<StaffActionFacts> {
  async react({ data, time }: CloudEvent<StaffActionFacts>, manager: EntityManager): Promise<void> {
    const { action, targetId, after } = data;
    const hasEnded = action === 'disableStaff' || (action === 'changeStaffRole' && after?.role === 'ops');
    if (hasEnded) await manager.query(END_FEED, [targetId, time]);
  }
}
