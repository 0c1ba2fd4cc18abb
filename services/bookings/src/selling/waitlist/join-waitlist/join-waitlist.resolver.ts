import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { JoinWaitlistResult } from '../../../generated/schema-types.js';
import { WaitlistViews } from '../waitlist.view.js';
import { joinWaitlistInput } from './join-waitlist.input.js';
import { JoinWaitlist } from './join-waitlist.js';

@Resolver()
export class JoinWaitlistResolver {
  constructor(
    private readonly joinWaitlist: JoinWaitlist,
    private readonly views: WaitlistViews,
  ) {}

  @Mutation('joinWaitlist')
  async join(@Args('input') input: unknown, @CurrentCaller() caller: string | undefined): Promise<JoinWaitlistResult> {
    const parsed = parseInput(joinWaitlistInput, input);
    if (!parsed.ok) return parsed.refusal;
    const outcome = await this.joinWaitlist.execute(parsed.value, caller);
    if (!('entry' in outcome)) return outcome;
    const { entry, replayed } = outcome;
    const view = await this.views.of(entry);
    if (!replayed) return { __typename: 'WaitlistJoined', entry: view, replayed };
    // The caller may not own the address, so the answer has only what they typed, and no link.
    const { firstName, lastName, email, phone } = parsed.value;
    const known = { ...view, firstName, lastName, email, phone, waitlistUrl: null };
    return { __typename: 'WaitlistJoined', entry: known, replayed };
  }
}
