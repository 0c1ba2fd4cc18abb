import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaffClient } from '../clients.js';
import type { ComposedEmail, EmailComposer, StaleEmail } from '../emails/composer.js';
import { EmailRepository } from '../emails/email.repository.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import { ReadMemberDocument } from '../generated/staff-queries.js';
import type { House } from '../house/house.js';
import { composeNotice } from '../layout/notice.js';

interface CodeRefused {
  readonly accountId: string;
}

/** Mails the account's holder each time. Staff limits how often that is. */
@Injectable()
export class MailWhenCodeRefused implements Reaction<CodeRefused> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react({ data, correlationid, time }: CloudEvent<CodeRefused>, manager: EntityManager): Promise<void> {
    const owed = { kind: 'staff-code-refused', about: data.accountId, cause: 'house' } as const;
    const from = { correlationId: correlationid, causedAt: new Date(time) };
    await this.emails.enqueueAgain({ ...owed, ...from }, this.clock.now(), manager);
  }

  committed(): void {
    this.signal.notify();
  }
}

@Injectable()
export class CodeRefusedEmail implements EmailComposer {
  readonly kind = 'staff-code-refused';

  constructor(
    private readonly staff: StaffClient,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'PUBLIC_URL'>,
  ) {}

  async compose(id: string, house: House): Promise<ComposedEmail | StaleEmail> {
    const { staffForMail: member } = await this.staff.read(ReadMemberDocument, { id });
    if (!member) return 'stale';
    const publicUrl = this.settings.PUBLIC_URL.replace(/\/$/, '');
    return {
      to: { name: member.name, address: member.email },
      subject: 'A wrong code at your sign-in',
      ...composeNotice({
        title: 'A wrong code at your sign-in',
        lead: 'Someone entered the password of your account, and then a wrong code. They were not let in.',
        about: 'The account',
        facts: [['Name', member.name]],
        next: 'If it was you, there is nothing to do. If it wasn’t, someone knows your password: sign in and choose another one on the page of your account. Nobody gets in without a code from your phone.',
        action: 'Open the Admin Panel',
        url: `${publicUrl}/admin`,
        why: 'You’re receiving this e-mail because your account asks for a code at sign-in. We send at most one an hour.',
        house,
        publicUrl,
      }),
    };
  }

  recipients(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return readAddresses(this.staff, ReadMemberDocument, ({ staffForMail }) => staffForMail?.email, ids);
  }
}
