import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** $1 tour, $2 when it was withdrawn, ISO 8601. */
const MARK_GONE = `
  UPDATE cart_lines SET facts = facts || jsonb_build_object('withdrawnAt', $2::text)
  WHERE kind = 'tour' AND facts ->> 'tourId' = $1::text AND facts ->> 'withdrawnAt' IS NULL`;

/** Carts that contain it say that it is no longer offered. Bookings refuses to hold and to sell it in any case. */
@Injectable()
export class MarkToursGoneWhenWithdrawn implements Reaction<{ tourId: string }> {
  async react({ data, time }: CloudEvent<{ tourId: string }>, manager: EntityManager): Promise<void> {
    await manager.query(MARK_GONE, [data.tourId, time]);
  }
}
