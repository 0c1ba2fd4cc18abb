import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { TicketEmail } from '../../generated/schema-types.js';
import { emailView, type ShownEmail } from '../email.view.js';
import { EmailAdminRepository } from '../email-admin.repository.js';

/** Batched per response. */
@Injectable()
export class TicketEmails {
  private readonly loader = new DataLoader<string, ShownEmail | null>((ids) => this.find(ids), {
    cache: false,
    maxBatchSize: 500,
    batchScheduleFn: setImmediate,
  });

  constructor(private readonly emails: EmailAdminRepository) {}

  async of(bookingId: string): Promise<TicketEmail | null> {
    const email = await this.loader.load(bookingId);
    return email && view(email);
  }

  /** @param askedAt ISO 8601 */
  async wasSentSince(bookingId: string, askedAt: string | null | undefined): Promise<boolean> {
    const email = await this.loader.load(bookingId);
    // One that is queued again still has the time of the one before it.
    return Boolean(askedAt && email?.sentAt && email.sentAt.getTime() >= Date.parse(askedAt));
  }

  private async find(ids: readonly string[]): Promise<(ShownEmail | null)[]> {
    const found = new Map((await this.emails.ticketsOf(ids)).map((email) => [email.about, email]));
    return ids.map((id) => found.get(id) ?? null);
  }
}

function view(email: ShownEmail): TicketEmail {
  const { status, sentAt = null, lastFault = null, nextAttemptAt = null } = emailView(email, undefined);
  return { __typename: 'TicketEmail', status, sentAt, lastFault, nextAttemptAt };
}
