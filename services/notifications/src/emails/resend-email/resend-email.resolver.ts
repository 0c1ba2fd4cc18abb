import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ResendEmailResult } from '../../generated/schema-types.js';
import { emailView, type ShownEmail } from '../email.view.js';
import { EmailAdminRepository } from '../email-admin.repository.js';
import { Recipients } from '../recipients.js';
import { ResendEmail } from './resend-email.js';

const notFound: Refusal<'EmailNotFound'> = { __typename: 'EmailNotFound', message: 'There is no such e-mail.' };

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
    if (!isUuid(id)) return notFound;
    const queued = await this.resendEmail.execute(id, staff);
    if (!queued) return this.refusal(id);
    this.logger.info({ mail: id, kind: queued.kind, staff: staff.id }, 'e-mail queued again by staff');
    const address = (await this.recipients.of([queued])).get(id);
    return { __typename: 'EmailQueued', email: emailView(queued, address) };
  }

  private async refusal(id: string): Promise<ResendEmailResult> {
    const email = await this.emails.find(id);
    return email ? { __typename: 'EmailOnItsWay', message: messageFor(email.status) } : notFound;
  }
}

function messageFor(status: ShownEmail['status']): string {
  if (status === 'queued') return 'This e-mail is already waiting to be sent.';
  return status === 'sending'
    ? 'This e-mail is being sent right now.'
    : 'This e-mail was resent a moment ago. Please give it time to arrive.';
}
