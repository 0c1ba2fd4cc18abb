import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

interface SaleRefundEnded {
  readonly refundId: string;
  readonly attempt: number;
  readonly status: 'settled' | 'failed';
}

/** Counts for the current attempt alone. A failure is final, also of a settled refund. $1 id, $2 attempt, $3 status, $4 when. */
const END_SALE_REFUND = `
  UPDATE refunds SET status = $3::text, ended_at = $4::timestamptz
  WHERE id = $1::uuid AND method = 'sale' AND attempt = $2::integer
    AND (status IN ('requested', 'sent') OR (status = 'settled' AND $3::text = 'failed'))`;

/** The order of a booking sent the refund. */
@Injectable()
export class SettleSaleRefundWhenEnded implements Reaction<SaleRefundEnded> {
  async react({ data, time }: CloudEvent<SaleRefundEnded>, manager: EntityManager): Promise<void> {
    await manager.query(END_SALE_REFUND, [data.refundId, data.attempt, data.status, time]);
  }
}
