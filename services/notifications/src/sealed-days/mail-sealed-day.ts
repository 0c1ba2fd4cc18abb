import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { DaySealed } from '@hilltop/contracts/ledger/day-sealed';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailRepository } from '../emails/email.repository.js';
import type { Environment } from '../env.js';
import { SealedPage } from './sealed-page.entity.js';

const DAY_MS = 86_400_000;
/** Older days are not mailed: on the first run there are hundreds. Later days contain their hashes. */
const LATE_DAYS = 7;

/** Mails the owner, if there is an address. */
@Injectable()
export class MailSealedDay implements Reaction<DaySealed> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async react({ id, data, correlationid, time }: CloudEvent<DaySealed>, manager: EntityManager): Promise<void> {
    const sealedAt = new Date(time);
    const isLate = sealedAt.getTime() - Date.parse(data.date) > LATE_DAYS * DAY_MS;
    if (!this.environment.OWNER_INBOX || isLate) return;
    await manager.getRepository(SealedPage).insert({ id, page: data, sealedAt });
    const owed = { kind: 'sealed-day', about: id, cause: 'house' } as const;
    const from = { correlationId: correlationid, causedAt: sealedAt };
    await this.emails.enqueue({ ...owed, ...from }, this.clock.now(), manager);
  }

  committed(): void {
    this.signal.notify();
  }
}
