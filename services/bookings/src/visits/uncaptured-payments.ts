import { type CaptureListener, CapturePayments, type OwnedPayment } from '@hilltop/payments/captures/capture-payments';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import { CancelUnpaid } from './cancel-unpaid.js';
import { ChangeByHouse } from './change-by-house.js';
import type { PlannedChange } from './planned-change.js';

/** The payment of a change that waits for its capture, and what of it has not gone back meanwhile; none for a booking's own. $1 payment. */
const UNCAPTURED = `
  SELECT p.booking_id AS "bookingId", p.amount_cents - coalesce((SELECT sum(r.amount_cents) FROM refunds r
    WHERE r.payment_id = p.id AND r.status = 'requested'), 0)::integer AS cents
  FROM payments p WHERE p.id = $1::text AND p.status = 'used' AND p.capture_due_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM bookings b WHERE b.payment_intent_id = p.id)`;

interface Uncaptured {
  readonly bookingId: string;
  readonly cents: number;
}

/** A bank that authorized a payment may still refuse to pay it, e.g. when staff canceled it in the provider's dashboard. */
@Injectable()
export class UncapturedPayments implements CaptureListener, OnApplicationBootstrap {
  constructor(
    private readonly captures: CapturePayments,
    private readonly dataSource: DataSource,
    private readonly cancelUnpaid: CancelUnpaid,
    private readonly change: ChangeByHouse,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.captures.listen(this);
  }

  async refused({ id }: OwnedPayment): Promise<void> {
    this.logger.error({ payment: id }, 'an authorized payment was refused and needs attention');
    await this.oweDifference(id);
    await this.cancelUnpaid.execute(id);
  }

  /** A change that was not paid after all: its difference is due at the door. */
  private async oweDifference(id: string): Promise<void> {
    const find = async () => {
      const charge = await this.uncaptured(id);
      return charge && this.dataSource.manager.findOneBy(Booking, { id: charge.bookingId });
    };
    await this.change.execute(id, find, async (before) => {
      const cents = (await this.uncaptured(id))?.cents ?? 0;
      return { ...owed(before, cents), kind: 'payment_refused', keepsSeats: true, refusedCharge: id };
    });
  }

  private async uncaptured(id: string): Promise<Uncaptured | null> {
    const [charge]: Uncaptured[] = await this.dataSource.query(UNCAPTURED, [id]);
    return charge ?? null;
  }
}

/** The house keeps less of a canceled booking. */
function owed(before: Booking, cents: number): Pick<PlannedChange, 'after' | 'request'> {
  const money =
    before.status === 'cancelled'
      ? { keptCents: Math.max(0, before.keptCents - cents) }
      : { unpaidCents: before.unpaidCents + cents };
  return { after: before.changed(money), request: undefined };
}
