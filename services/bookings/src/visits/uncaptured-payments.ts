import { type CaptureListener, CapturePayments, type OwnedPayment } from '@hilltop/payments/captures/capture-payments';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CancelUnpaid } from './cancel-unpaid.js';

/** A change that was not paid after all: its difference is due at the gate, unless it went back meanwhile. $1 payment; a booking's own owes nothing. */
const OWE_DIFFERENCE = {
  name: 'owe-difference',
  text: `WITH refused AS (
    UPDATE payments SET status = 'refused', capture_due_at = NULL
    WHERE id = $1::text AND status = 'used' AND capture_due_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM bookings WHERE payment_intent_id = $1::text) RETURNING booking_id, amount_cents
  ), gone AS (
    DELETE FROM refunds WHERE payment_id IN (SELECT $1::text FROM refused) AND status = 'requested' RETURNING amount_cents
  ), owed AS (
    SELECT booking_id, amount_cents - coalesce((SELECT sum(amount_cents) FROM gone), 0)::integer AS cents FROM refused
  ) UPDATE bookings b SET
    kept_cents = CASE b.status WHEN 'cancelled' THEN greatest(0, b.kept_cents - o.cents) ELSE b.kept_cents END,
    unpaid_cents = b.unpaid_cents + CASE b.status WHEN 'cancelled' THEN 0 ELSE o.cents END
  FROM owed o WHERE b.id = o.booking_id`,
};

/** A bank that authorized a payment may still refuse to pay it, e.g. when staff canceled it in the provider's dashboard. */
@Injectable()
export class UncapturedPayments implements CaptureListener, OnApplicationBootstrap {
  constructor(
    private readonly captures: CapturePayments,
    private readonly statements: PreparedStatements,
    private readonly cancelUnpaid: CancelUnpaid,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.captures.listen(this);
  }

  async refused({ id }: OwnedPayment): Promise<void> {
    this.logger.error({ payment: id }, 'an authorized payment was refused and needs attention');
    await this.statements.run(OWE_DIFFERENCE, [id]);
    await this.cancelUnpaid.execute(id);
  }
}
