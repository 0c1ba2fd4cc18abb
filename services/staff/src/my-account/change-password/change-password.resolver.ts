import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { AccountViews } from '../../account-views.js';
import type { ChangePasswordResult, MutationChangePasswordArgs } from '../../generated/schema-types.js';
import { ChangePassword } from './change-password.js';

@Resolver()
export class ChangePasswordResolver {
  constructor(
    private readonly changePassword: ChangePassword,
    private readonly views: AccountViews,
  ) {}

  @Mutation('changePassword')
  async change(
    @Args() passwords: MutationChangePasswordArgs,
    @CurrentStaff() staff: StaffIdentity,
    @CurrentCaller() caller: string | undefined,
  ): Promise<ChangePasswordResult> {
    const refusal = await this.changePassword.execute(staff, passwords, caller ?? 'unknown');
    return refusal ?? this.views.saved(staff.id, staff);
  }
}
