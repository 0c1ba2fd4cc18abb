import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ResendEmailResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { emailView } from '../email.view.js';
import { EmailAdminRepository } from '../email-admin.repository.js';
import { Recipients } from '../recipients.js';
import { ResendEmail } from './resend-email.js';

/** Resends once, even with concurrent requests. */
@Resolver()
export class ResendEmailResolver {
  constructor(
    private readonly emails: EmailAdminRepository,
    private readonly recipients: Recipients,
    private readonly resendEmail: ResendEmail,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Mutation('resendEmail')
  async resend(@Args('id') id: string, @CurrentStaff() staff: StaffIdentity): Promise<ResendEmailResult> {
    if (!isUuid(id)) return refuse.EmailNotFound();
    const queued = await this.resendEmail.execute(id, staff);
    if (!queued) return this.refusal(id);
    this.logger.info({ mail: id, kind: queued.kind, staff: staff.id }, 'e-mail queued again by staff');
    const address = (await this.recipients.of([queued])).get(id);
    return { __typename: 'EmailQueued', email: emailView(queued, address) };
  }

  private async refusal(id: string): Promise<ResendEmailResult> {
    const email = await this.emails.find(id);
    if (!email) return refuse.EmailNotFound();
    const { queued, sending, resent } = refuse.EmailOnItsWay;
    if (email.status === 'queued') return queued();
    return email.status === 'sending' ? sending() : resent();
  }
}
