import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Staff } from '../../generated/schema-types.js';
import { AccountRepository } from '../account.repository.js';

/** Serves the service that mails reports: only for a manager who could read them by signing in. */
@Resolver()
export class ManagerForMailResolver {
  constructor(private readonly accounts: AccountRepository) {}

  @Query('managerForMail')
  async manager(@Args('id') id: string): Promise<Staff | null> {
    const account = isUuid(id) ? await this.accounts.find(id) : null;
    if (!account?.passwordHash || account.disabledAt || account.role !== 'manager') return null;
    return { __typename: 'Staff', id, email: account.email, name: account.name, role: 'MANAGER' };
  }
}
