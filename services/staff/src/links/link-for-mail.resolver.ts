import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { AccountRepository } from '../accounts/account.repository.js';
import { AccountSecrets } from '../accounts/account-secrets.js';
import type { AccountLink } from '../generated/schema-types.js';
import { AccountLinks } from './account-links.js';

/** Returns a link with its token, to the service that mails it. */
@Resolver()
export class LinkForMailResolver {
  constructor(
    private readonly links: AccountLinks,
    private readonly accounts: AccountRepository,
    private readonly secrets: AccountSecrets,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('accountLink')
  async link(@Args('id') id: string): Promise<AccountLink | null> {
    const link = isUuid(id) ? await this.links.find(id, this.clock.now()) : null;
    const account = link && (await this.accounts.find(link.accountId));
    if (!link || !account || account.disabledAt) return null;
    return {
      __typename: 'AccountLink',
      purpose: link.purpose === 'invitation' ? 'INVITATION' : 'PASSWORD_RESET',
      email: account.email,
      name: account.name,
      token: this.secrets.tokenOf(link.id),
      expiresAt: link.expiresAt.toISOString(),
    };
  }
}
