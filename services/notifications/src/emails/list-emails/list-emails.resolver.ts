import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { forbidden } from '@hilltop/platform/graphql/forbidden';
import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { type Identity, isStaff } from '@hilltop/platform/identity/identity';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { EmailPage, QueryEmailsArgs } from '../../generated/schema-types.js';
import { emailView, type ShownEmail } from '../email.view.js';
import { EmailAdminRepository } from '../email-admin.repository.js';
import { Recipients } from '../recipients.js';

@Resolver()
export class ListEmailsResolver {
  constructor(
    private readonly emails: EmailAdminRepository,
    private readonly recipients: Recipients,
  ) {}

  @Query('emails')
  async list(@Args() asked: QueryEmailsArgs, @CurrentIdentity() identity: Identity): Promise<EmailPage> {
    if (!isStaff(identity)) throw forbidden();
    const { emails, total } = await this.emails.page({
      status: (asked.status?.toLowerCase() as ShownEmail['status'] | undefined) ?? null,
      sort: asked.sort ?? 'CREATED',
      direction: asked.direction ?? 'DESCENDING',
      ...pageArguments(asked),
    });
    const addresses = await this.recipients.of(emails);
    return { emails: emails.map((email) => emailView(email, addresses.get(email.id))), total };
  }
}
