import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../../env.js';
import { CartTender } from '../../vouchers/cart-tender.entity.js';
import { deliveryTime } from '../../vouchers/mail-day.js';
import { VoucherLedger } from '../../vouchers/voucher-ledger.js';
import type { Sale } from '../sale.entity.js';
import { giftOf, type SaleLine } from '../sale-line.entity.js';

/** The line's id is the voucher's, so each is issued once. */
@Injectable()
export class IssueGifts {
  constructor(
    private readonly vouchers: VoucherLedger,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'VENUE_TIME_ZONE'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(manager: EntityManager, sale: Sale, confirmed: readonly SaleLine[]): Promise<void> {
    // The vouchers that paid leave the cart with what they paid for.
    await manager.delete(CartTender, { sessionId: sale.sessionId });
    for (const line of confirmed.filter(({ kind }) => kind === 'voucher')) {
      const { recipientName, recipientEmail, fromName, message } = sale.details?.gifts?.[line.id] ?? ERASED;
      // Nothing is mailed to an address that was erased meanwhile.
      const isMailed = recipientEmail !== '';
      const { VENUE_TIME_ZONE } = this.environment;
      const deliverAt = isMailed
        ? await deliveryTime(manager, giftOf(line).sendOn, VENUE_TIME_ZONE, this.clock.now())
        : null;
      const typed = { recipientName, recipientEmail, fromName, message, deliverAt };
      const facts = { id: line.id, kind: 'gift', issuedCents: line.cents, reason: null, saleId: sale.id } as const;
      await this.vouchers.issue(manager, { ...facts, ...typed });
    }
  }
}

const ERASED = { recipientName: '', recipientEmail: '', fromName: '', message: '' };
