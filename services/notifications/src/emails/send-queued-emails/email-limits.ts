import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { mailboxKey } from '@hilltop/platform/values/typed-email';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../env.js';
import type { ClaimedEmail } from '../email.repository.js';

const DAY_SECONDS = 24 * 60 * 60;

/** A day's e-mails that a party always gets, however many e-mails others cause for the mailbox. */
const ALWAYS_PER_BOOKING = 3;

type Settings = Pick<
  Environment,
  'EMAILS_PER_ADDRESS_PER_DAY' | 'EMAILS_PER_BOOKING_PER_DAY' | 'EMAILS_PER_MAILBOX_PER_DAY'
>;

export interface HeldBack {
  readonly reason: string;
  readonly until: Date;
}

/**
 * Limits e-mails per UTC day and cause (product.md §15): anybody can type anybody's address, and must not use up what its owner needs.
 * All replicas share the counts, by hashes of addresses.
 */
@Injectable()
export class EmailLimits {
  constructor(
    private readonly statements: PreparedStatements,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
  ) {}

  /** Undefined when it can be sent now. */
  async count(
    { about, cause }: Pick<ClaimedEmail, 'about' | 'cause'>,
    address: string,
    now: Date,
  ): Promise<HeldBack | undefined> {
    if (cause === 'house') return undefined;
    const mailbox = mailboxKey(address);
    if (cause === 'unverified') {
      const reason = 'daily limit for this address reached';
      return this.heldBack(mailbox, this.settings.EMAILS_PER_ADDRESS_PER_DAY, reason, now);
    }
    const ofBooking = 'daily limit for this booking reached';
    const held = await this.heldBack(`about ${about}`, this.settings.EMAILS_PER_BOOKING_PER_DAY, ofBooking, now);
    if (held || !(await this.heldBack(`always ${about}`, ALWAYS_PER_BOOKING, ofBooking, now))) return held;
    const ofMailbox = 'daily limit for e-mails about bookings to this address reached';
    return this.heldBack(`parties ${mailbox}`, this.settings.EMAILS_PER_MAILBOX_PER_DAY, ofMailbox, now);
  }

  private async heldBack(key: string, limit: number, reason: string, now: Date): Promise<HeldBack | undefined> {
    const day = { table: 'recipient_counts', limit, windowSeconds: DAY_SECONDS };
    const wait = await countAgainstLimit(this.statements, day, [key], now);
    // The wait is in whole seconds, rounded up.
    const until = new Date((Math.floor(now.getTime() / 1_000) + wait) * 1_000);
    return wait === 0 ? undefined : { reason, until };
  }
}
