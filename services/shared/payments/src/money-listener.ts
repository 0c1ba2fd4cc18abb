import type { EntityManager } from 'typeorm';
import type { DisputeMessage } from './payment-provider.js';

/** Each method runs in the transaction that stores what it says. Optional. */
export abstract class MoneyListener {
  abstract refundEnded(
    refundId: string,
    attempt: number,
    status: 'settled' | 'failed',
    now: Date,
    manager: EntityManager,
  ): Promise<void>;

  /** Once when the bank took the money, without `end`, and once for each decision. */
  abstract disputed(message: DisputeMessage, manager: EntityManager): Promise<void>;
}
