import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { AccountViews } from '../../account-views.js';
import type {
  ChangePasswordResult,
  ConfirmSecondStepResult,
  StartSecondStepResult,
} from '../../generated/schema-types.js';
import { MySecondStep } from './my-second-step.js';

@Resolver()
export class MySecondStepResolver {
  constructor(
    private readonly mine: MySecondStep,
    private readonly views: AccountViews,
  ) {}

  @Mutation('startSecondStep')
  async start(
    @Args('currentPassword') password: string,
    @CurrentStaff() staff: StaffIdentity,
    @CurrentCaller() caller: string | undefined,
  ): Promise<StartSecondStepResult> {
    const outcome = await this.mine.start(staff, password, caller ?? 'unknown');
    return '__typename' in outcome ? outcome : { __typename: 'SecondStepStarted', ...outcome };
  }

  @Mutation('confirmSecondStep')
  async confirm(@Args('code') code: string, @CurrentStaff() staff: StaffIdentity): Promise<ConfirmSecondStepResult> {
    const outcome = await this.mine.confirm(staff, code);
    if ('__typename' in outcome) return outcome;
    const { account } = await this.views.saved(staff.id, staff);
    return { __typename: 'SecondStepOn', ...outcome, account };
  }

  @Mutation('endSecondStep')
  async end(
    @Args('currentPassword') password: string,
    @CurrentStaff() staff: StaffIdentity,
    @CurrentCaller() caller: string | undefined,
  ): Promise<ChangePasswordResult> {
    return (await this.mine.end(staff, password, caller ?? 'unknown')) ?? this.views.saved(staff.id, staff);
  }
}
