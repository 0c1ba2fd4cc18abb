import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { closeDispute, openDispute } from '@hilltop/payments/disputes/store-dispute';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { salePayment } from './sale-line.input.js';

interface SalePaymentDisputed {
  readonly disputeId: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly openedAt: string;
  readonly end?: { readonly status: 'won' | 'lost'; readonly at: string } | undefined;
}

/** A bank took back what an order paid: staff see it on the booking, which gives nothing of it back. The money is in the books of orders. */
@Injectable()
export class ShowDisputeWhenSalePaymentDisputed implements Reaction<SalePaymentDisputed> {
  async react({ subject: lineId, data }: CloudEvent<SalePaymentDisputed>, manager: EntityManager): Promise<void> {
    const { disputeId, openedAt, end, ...facts } = data;
    const dispute = {
      ...facts,
      // An order can have several tours.
      disputeId: `${disputeId} ${lineId}`,
      payment: salePayment(lineId),
      openedAt: new Date(openedAt),
      ...(end && { end: { status: end.status, at: new Date(end.at) } }),
    };
    await openDispute(manager, dispute);
    await closeDispute(manager, dispute);
  }
}
