import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import type { StaffRole } from '@hilltop/platform/identity/identity';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { AccountViews } from '../../account-views.js';
import type { ManageStaffResult, MutationChangeStaffRoleArgs } from '../../generated/schema-types.js';
import { type AccountChange, ChangeAccount } from './change-account.js';

@Resolver()
export class ChangeAccountResolver {
  constructor(
    private readonly changeAccount: ChangeAccount,
    private readonly views: AccountViews,
  ) {}

  @Mutation('changeStaffRole')
  async changeRole(
    @Args() { id, role }: MutationChangeStaffRoleArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ManageStaffResult> {
    return this.change(id, { role: role.toLowerCase() as StaffRole }, staff);
  }

  @Mutation('disableStaff')
  async disable(@Args('id') id: string, @CurrentStaff() staff: StaffIdentity): Promise<ManageStaffResult> {
    return this.change(id, { disabled: true }, staff);
  }

  @Mutation('enableStaff')
  async enable(@Args('id') id: string, @CurrentStaff() staff: StaffIdentity): Promise<ManageStaffResult> {
    return this.change(id, { disabled: false }, staff);
  }

  private async change(id: string, change: AccountChange, staff: StaffIdentity): Promise<ManageStaffResult> {
    return (await this.changeAccount.execute(id, change, staff)) ?? this.views.saved(id, staff);
  }
}
