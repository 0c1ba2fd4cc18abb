import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { AskForGroupResult, MutationAskForGroupArgs } from '../../generated/schema-types.js';
import { GroupViews } from '../group.view.js';
import { AskForGroup } from './ask-for-group.js';

/** The desk writes down what somebody asks for on the telephone. */
@Resolver()
export class AskForGroupResolver {
  constructor(
    private readonly askForGroup: AskForGroup,
    private readonly views: GroupViews,
  ) {}

  @Mutation('askForGroup')
  async ask(@Args() asked: MutationAskForGroupArgs, @CurrentStaff() staff: StaffIdentity): Promise<AskForGroupResult> {
    const answer = await this.askForGroup.execute(asked, staff);
    return '__typename' in answer ? answer : this.views.view(answer);
  }
}
