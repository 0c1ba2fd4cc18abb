import type { EntityManager } from 'typeorm';

/** Runs in the transaction that stores the end of a refund. Optional. */
export abstract class RefundListener {
  abstract ended(
    refundId: string,
    attempt: number,
    status: 'settled' | 'failed',
    now: Date,
    manager: EntityManager,
  ): Promise<void>;
}
