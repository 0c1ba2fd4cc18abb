import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Staff } from '../../generated/schema-types.js';
import { staffView } from '../../sessions/staff.view.js';
import { AccountRepository } from '../account.repository.js';

/** Serves the service that mails: only for those who could sign in. */
@Resolver()
export class StaffForMailResolver {
  constructor(private readonly accounts: AccountRepository) {}

  @Query('staffForMail')
  async staff(@Args('id') id: string): Promise<Staff | null> {
    const account = isUuid(id) ? await this.accounts.find(id) : null;
    return account?.passwordHash && !account.disabledAt ? staffView(account) : null;
  }

  /** Reports are for managers, who could read them there. */
  @Query('managerForMail')
  async manager(@Args('id') id: string): Promise<Staff | null> {
    const staff = await this.staff(id);
    return staff?.role === 'MANAGER' ? staff : null;
  }
}
