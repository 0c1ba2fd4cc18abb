import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { AccountViews } from '../../account-views.js';
import { inviteInput } from '../../accounts/account.input.js';
import type { ManageStaffResult } from '../../generated/schema-types.js';
import { InviteStaff } from './invite-staff.js';

@Resolver()
export class InviteStaffResolver {
  constructor(
    private readonly inviteStaff: InviteStaff,
    private readonly views: AccountViews,
  ) {}

  @Mutation('inviteStaff')
  async invite(@Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity): Promise<ManageStaffResult> {
    const parsed = parseInput(inviteInput, input);
    if (!parsed.ok) return parsed.refusal;
    const outcome = await this.inviteStaff.execute(parsed.value, staff);
    return '__typename' in outcome ? outcome : this.views.saved(outcome.id, staff);
  }

  @Mutation('inviteStaffAgain')
  async inviteAgain(@Args('id') id: string, @CurrentStaff() staff: StaffIdentity): Promise<ManageStaffResult> {
    const outcome = await this.inviteStaff.again(id, staff);
    return '__typename' in outcome ? outcome : this.views.saved(outcome.id, staff);
  }
}
