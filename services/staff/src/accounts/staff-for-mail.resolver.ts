import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Staff, StaffRole } from '../generated/schema-types.js';
import { AccountRepository } from './account.repository.js';

/** Serves the service that mails: only for those who could sign in. */
@Resolver()
export class StaffForMailResolver {
  constructor(private readonly accounts: AccountRepository) {}

  @Query('staffForMail')
  async staff(@Args('id') id: string): Promise<Staff | null> {
    const account = isUuid(id) ? await this.accounts.find(id) : null;
    if (!account?.passwordHash || account.disabledAt) return null;
    const { email, name, role } = account;
    return { __typename: 'Staff', id, email, name, role: role.toUpperCase() as StaffRole };
  }

  /** Reports are for managers, who could read them there. */
  @Query('managerForMail')
  async manager(@Args('id') id: string): Promise<Staff | null> {
    const staff = await this.staff(id);
    return staff?.role === 'MANAGER' ? staff : null;
  }
}
