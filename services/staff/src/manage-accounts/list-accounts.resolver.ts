import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Query, Resolver } from '@nestjs/graphql';
import { AccountViews } from '../account-views.js';
import type { StaffAccount } from '../generated/schema-types.js';

@Resolver()
export class ListAccountsResolver {
  constructor(private readonly views: AccountViews) {}

  @Query('staffAccounts')
  async list(@CurrentStaff() viewer: StaffIdentity): Promise<StaffAccount[]> {
    return this.views.all(viewer);
  }
}
