import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Booking } from '../../bookings/booking.entity.js';
import { cancelBackCents } from '../../bookings/booking-deadlines.js';
import { faults } from '../../faults.en.js';
import type { Actor } from '../booking-change.entity.js';
import { REFUNDABLE } from '../change.statements.js';
import type { PlannedChange } from '../planned-change.js';
import type { RefundablePayment } from '../split-refund.js';
import type { RequestOf } from './booking-change.input.js';
import type { ChangeTerms, KindOfChange, PlanRefusal } from './kind-of-change.js';

/** Gives back what the rule says, less what a bank has given back already. */
@Injectable()
export class CancelBooking implements KindOfChange<RequestOf['cancel']> {
  readonly isUntilStart = true;

  constructor(private readonly dataSource: DataSource) {}

  async plan(
    booking: Booking,
    { asCredit }: RequestOf['cancel'],
    { actor, percent }: ChangeTerms,
  ): Promise<PlannedChange | PlanRefusal> {
    if (asCredit && !canKeepCredit(booking, actor))
      return invalidInput([{ field: 'asCredit', message: faults.noCredit.error() }]);
    const back = cancelBackCents(booking, percent);
    // Of that, a bank has given back its part.
    const byBank = back > 0 ? Math.min(booking.dueCents, await this.disputedCents(booking)) : 0;
    const keptCents = booking.dueCents - Math.max(0, back - byBank);
    const after = booking.changed({ status: 'cancelled', keptCents });
    return { kind: 'cancelled', after, request: undefined, ...(asCredit && { asCredit }) };
  }

  /** What is left of payments that banks took back. */
  private async disputedCents({ id }: Booking): Promise<number> {
    const payments: RefundablePayment[] = await this.dataSource.query(REFUNDABLE, [id]);
    return payments.reduce((sum, { leftCents, isDisputed }) => sum + (isDisputed ? leftCents : 0), 0);
  }
}

/** Only the party chooses it. The voucher's code is mailed, so it needs an address. */
function canKeepCredit({ status, dueCents, email }: Booking, { by }: Actor): boolean {
  return by === 'visitor' && status === 'displaced' && dueCents > 0 && email !== '';
}
