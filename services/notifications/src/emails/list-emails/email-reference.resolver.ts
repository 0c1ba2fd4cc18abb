import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Parent, ResolveReference, Resolver } from '@nestjs/graphql';
import type { Email as EmailView } from '../../generated/schema-types.js';
import { emailView } from '../email.view.js';
import { EmailAdminRepository } from '../email-admin.repository.js';
import { Recipients } from '../recipients.js';

/** Its fields are for staff, as in the list. */
@Resolver('Email')
export class EmailReferenceResolver {
  constructor(
    private readonly emails: EmailAdminRepository,
    private readonly recipients: Recipients,
  ) {}

  @ResolveReference()
  async resolve(@Parent() { id }: { id: string }): Promise<EmailView | null> {
    const email = isUuid(id) ? await this.emails.find(id) : undefined;
    return email ? emailView(email, (await this.recipients.of([email])).get(id)) : null;
  }
}
