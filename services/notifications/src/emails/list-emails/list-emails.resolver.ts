import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
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
  async list(@Args() query: QueryEmailsArgs): Promise<EmailPage> {
    const { emails, total } = await this.emails.page({
      status: (query.status?.toLowerCase() as ShownEmail['status'] | undefined) ?? null,
      sort: query.sort ?? 'CREATED',
      direction: query.direction ?? 'DESCENDING',
      ...pageArguments(query),
    });
    const addresses = await this.recipients.of(emails);
    return { emails: emails.map((email) => emailView(email, addresses.get(email.id))), total };
  }
}
