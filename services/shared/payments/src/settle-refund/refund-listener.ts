import type { EntityManager } from 'typeorm';

/** Hears of refunds that ended, in the transaction that stores it. A service without one needs none. */
export abstract class RefundListener {
  abstract ended(
    refundId: string,
    attempt: number,
    status: 'settled' | 'failed',
    now: Date,
    manager: EntityManager,
  ): Promise<void>;
}
