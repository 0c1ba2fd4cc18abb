import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Environment } from '../../env.js';
import { faults } from '../../faults.en.js';
import type { MutationRequestGroupVisitArgs, RequestGroupVisitResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { AskForGroup } from './ask-for-group.js';

export const ASK_WINDOW_SECONDS = 600;

/** The form on the site. */
@Resolver()
export class RequestGroupVisitResolver {
  constructor(
    private readonly askForGroup: AskForGroup,
    private readonly statements: PreparedStatements,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'GROUP_ASKS_PER_CALLER'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('requestGroupVisit')
  async request(
    @Args() { website, ...asked }: MutationRequestGroupVisitArgs,
    @CurrentCaller() caller: string | undefined,
  ): Promise<RequestGroupVisitResult> {
    if (website?.trim()) return invalidInput([{ field: 'website', message: faults.filled.error() }]);
    const wait = await this.count(caller);
    if (wait > 0) return refuse.TooManyGroupAsks({ retryAfterSeconds: wait });
    const answer = await this.askForGroup.execute(asked, null);
    return '__typename' in answer ? answer : { __typename: 'GroupRequested', number: answer.number };
  }

  /** @returns seconds to wait */
  private count(caller: string | undefined): Promise<number> {
    const { GROUP_ASKS_PER_CALLER: limit } = this.settings;
    const counted = { table: 'group_ask_counts', limit, windowSeconds: ASK_WINDOW_SECONDS };
    return countAgainstLimit(this.statements, counted, caller === undefined ? [] : [caller], this.clock.now());
  }
}
