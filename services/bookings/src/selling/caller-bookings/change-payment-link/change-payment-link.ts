import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eventParameters } from '../../../database/write-event.js';
import type { Hold } from '../../../holds/hold.entity.js';
import { seatsReleasedEvent } from '../../../holds/hold.events.js';
import { END_HOLD } from '../../../holds/hold.statements.js';
import { OfferTerms } from '../../../holds/offer-terms.js';
import { correctedFields } from '../../../visits/change.actions.js';
import type { CallerParty } from '../caller-booking.input.js';
import type { PaymentLink } from '../payment-link.entity.js';
import { linkActionEvent, paymentLinkSentEvent } from '../payment-link.events.js';
import { CORRECT_LINK, EXTEND_LINK } from '../payment-link.statements.js';

export interface LinkContact extends Pick<CallerParty, 'firstName' | 'lastName' | 'phone'> {
  readonly email: string;
}

export function contactOf({ email, request: { firstName, lastName, phone } }: PaymentLink): LinkContact {
  return { firstName, lastName, email, phone };
}

/** Works while the payment of the link is awaited. */
@Injectable()
export class ChangePaymentLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly offers: OfferTerms,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Mails the link again. False when it was paid or over. */
  async send(link: PaymentLink, hold: Hold, payUntil: Date, staff: StaffIdentity): Promise<boolean> {
    const now = this.clock.now();
    const sent = await inTransaction(this.dataSource, async (manager) => {
      // For an UPDATE, the driver returns its rows and their number.
      const [rows]: [unknown[], number] = await manager.query(EXTEND_LINK, [hold.id, now, payUntil]);
      if (rows.length === 0) return false;
      const sides = [hold, { expiresAt: payUntil }].map(({ expiresAt }) => ({ payUntil: expiresAt.toISOString() }));
      await this.outbox.add(manager, paymentLinkSentEvent(link, now));
      await this.outbox.add(
        manager,
        linkActionEvent(staff, 'sendPaymentLink', link.id, sides[0] ?? null, sides[1] ?? null, now),
      );
      return true;
    });
    if (sent) this.outbox.wake();
    return sent;
  }

  /** Mails the link anew; the one that went to another address opens nothing. False when it was paid or over. */
  async correct(link: PaymentLink, contact: LinkContact, staff: StaffIdentity): Promise<boolean> {
    const now = this.clock.now();
    const isReaddressed = link.email.toLowerCase() !== contact.email.toLowerCase();
    const values = [link.id, now, contact.email, JSON.stringify(contact), isReaddressed ? 1 : 0];
    const corrected = correctedFields(contactOf(link), contact);
    const isCorrected = await inTransaction(this.dataSource, async (manager) => {
      const [rows]: [unknown[], number] = await manager.query(CORRECT_LINK, values);
      if (rows.length === 0) return false;
      await this.outbox.add(manager, paymentLinkSentEvent(link, now));
      await this.outbox.add(manager, linkActionEvent(staff, 'correctPaymentLink', link.id, {}, { corrected }, now));
      return true;
    });
    if (isCorrected) this.outbox.wake();
    return isCorrected;
  }

  /** @returns false when the link was paid or over */
  async release(link: PaymentLink, hold: Hold, staff: StaffIdentity): Promise<boolean> {
    const now = this.clock.now();
    const released = await inTransaction(this.dataSource, async (manager) => {
      const event = eventParameters(seatsReleasedEvent(hold, 'released', now));
      const values = [hold.id, 'released', now, ...event, ...this.offers.parameters(now)];
      const rows: unknown[] = await manager.query(END_HOLD.text, values);
      if (rows.length === 0) return false;
      const sides = [{ state: 'open' }, { state: 'released' }] as const;
      await this.outbox.add(manager, linkActionEvent(staff, 'releasePaymentLink', link.id, ...sides, now));
      return true;
    });
    if (released) this.outbox.wake();
    return released;
  }
}
