import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import type { Identity } from '@hilltop/platform/identity/identity';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import type { MailLeft } from '../../generated/schema-types.js';
import { kindView } from '../email.view.js';
import { EmailAdminRepository, type LeftMail } from '../email-admin.repository.js';

/** Batched per response, for the desk and managers. */
@Resolver('Booking')
export class MailsLeftResolver {
  private readonly loader = new DataLoader<string, LeftMail[]>(
    async (ids) => {
      const left = await this.emails.mailsLeft(ids);
      return ids.map((id) => left.filter(({ about }) => about === id));
    },
    { cache: false, maxBatchSize: 100, batchScheduleFn: setImmediate },
  );

  constructor(private readonly emails: EmailAdminRepository) {}

  @ResolveField('mailsLeft')
  async mailsLeft(@Parent() { id }: { id: string }, @CurrentIdentity() identity: Identity): Promise<MailLeft[] | null> {
    if (identity.role !== 'staff' || !['desk', 'manager'].includes(identity.staffRole) || !isUuid(id)) return null;
    const left = await this.loader.load(id);
    return left.map(({ kind, sentAt }) => ({
      __typename: 'MailLeft',
      kind: kindView(kind),
      sentAt: sentAt.toISOString(),
    }));
  }
}
