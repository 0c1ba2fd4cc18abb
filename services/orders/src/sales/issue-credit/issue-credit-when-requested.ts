import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Language } from '@hilltop/contracts/house/languages';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CreditGuestDocument } from '../../generated/bookings-queries.js';
import { BookingsClient } from '../../lines/bookings-client.js';
import { VoucherLedger } from '../../vouchers/voucher-ledger.js';

interface CreditRequested {
  readonly bookingId: string;
  /** US cents. */
  readonly amountCents: number;
  /** Of the guest. */
  readonly language?: Language | undefined;
}

/** A displaced party chose a voucher instead of a refund. Issues it once per booking. */
@Injectable()
export class IssueCreditWhenRequested implements Reaction<CreditRequested> {
  constructor(
    private readonly bookings: BookingsClient,
    private readonly vouchers: VoucherLedger,
  ) {}

  /** @throws while bookings does not answer; the event is redelivered */
  async react({ data, time }: CloudEvent<CreditRequested>, manager: EntityManager): Promise<void> {
    const { bookingId, amountCents: issuedCents, language = 'en' } = data;
    const { bookingTicket: guest } = await this.bookings.read(CreditGuestDocument, { bookingId });
    // The voucher of a guest who was erased meanwhile has no name; the desk knows it by its day and amount.
    const { firstName = '', lastName = '', email: recipientEmail = '' } = guest ?? {};
    await this.vouchers.issue(manager, {
      id: idForKey(bookingId, ['kept as credit']),
      kind: 'credit',
      issuedCents,
      fromName: '',
      recipientName: `${firstName} ${lastName}`.trim(),
      recipientEmail,
      message: '',
      language,
      reason: null,
      saleId: null,
      deliverAt: recipientEmail === '' ? null : new Date(time),
    });
  }
}
