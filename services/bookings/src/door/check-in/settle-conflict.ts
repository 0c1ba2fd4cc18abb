import { randomUUID } from 'node:crypto';
import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-actions/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import { CheckInConflict } from './check-in-conflict.entity.js';
import { peopleOf } from './find-conflicts.js';
import { Scan } from './scan.entity.js';
import type { SettleRequest } from './settle-conflict.input.js';

/** Settles a conflict. A wrong count is corrected by an additional scan, so that the phones' scans stay unchanged. */
@Injectable()
export class SettleConflict {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns undefined when the conflict is already settled, `stale` when there are scans that the caller has not seen */
  async execute(
    { conflictId, counted: seen, people, reason }: SettleRequest,
    staff: StaffIdentity,
  ): Promise<CheckInConflict | 'stale' | undefined> {
    const settledAt = this.clock.now();
    const settled = await inTransaction(this.dataSource, async (manager) => {
      const conflict = await lockConflict(manager, conflictId);
      if (!conflict || conflict.settledAt) return undefined;
      const counted = peopleOf(await manager.findBy(Scan, subjectOf(conflict)));
      if (counted !== seen) return 'stale';
      const isWrong = conflict.kind !== 'UNKNOWN_TICKET' && people !== null && people !== counted;
      if (isWrong) await manager.insert(Scan, correction(conflict, people - counted, { staff, reason, settledAt }));
      const outcome = isWrong ? 'CORRECTED' : 'LEFT';
      const after = { settledAt, settledBy: staff.id, outcome, reason, people: isWrong ? people : counted } as const;
      await manager.update(CheckInConflict, { id: conflictId }, after);
      const target = { action: 'settleConflict', targetType: 'check-in-conflict', targetId: conflictId };
      const sides = { before: { people: counted, outcome: null }, after: { people: after.people, outcome } };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, { staff, ...target, ...sides }, settledAt));
      return Object.assign(conflict, after);
    });
    this.outbox.wake();
    return settled;
  }
}

/** Locks the booking first, like the submission of scans. */
async function lockConflict(manager: EntityManager, id: string): Promise<CheckInConflict | null> {
  const found = await manager.findOneBy(CheckInConflict, { id });
  if (!found) return null;
  if (found.bookingId !== null) {
    await manager.findOne(Booking, { where: { id: found.bookingId }, lock: { mode: 'for_no_key_update' } });
  }
  return manager.findOne(CheckInConflict, { where: { id }, lock: { mode: 'for_no_key_update' } });
}

/** The scans of a conflict. */
export function subjectOf({ kind, bookingId, subjectId }: CheckInConflict): { id: string } | { bookingId: string } {
  return kind === 'UNKNOWN_TICKET' || bookingId === null ? { id: subjectId } : { bookingId };
}

interface Settling {
  readonly staff: StaffIdentity;
  readonly reason: string;
  readonly settledAt: Date;
}

function correction({ date, bookingId }: CheckInConflict, people: number, by: Settling): Scan {
  return {
    id: randomUUID(),
    deviceId: 'Door page',
    sequence: 0,
    date,
    bookingId,
    revision: null,
    people,
    verdict: 'CORRECTED',
    overridden: false,
    reason: by.reason,
    scannedAt: by.settledAt,
    clockOffsetMs: 0,
    madeFrom: null,
    staffId: by.staff.id,
    receivedAt: by.settledAt,
  };
}
