import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ReleaseHoldResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { HoldRepository } from './hold.repository.js';

@Resolver()
export class ReleaseHoldResolver {
  constructor(private readonly holds: HoldRepository) {}

  @Mutation('releaseHold')
  async release(@Args('holdId') holdId: string): Promise<ReleaseHoldResult> {
    const hold = isUuid(holdId) ? await this.holds.find(holdId) : undefined;
    if (!hold || hold.status === 'converted') return refuse.HoldNotFound();
    await this.holds.end(hold, 'released');
    return { __typename: 'HoldReleased', holdId };
  }
}
