import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ReleaseHoldResult } from '../../generated/schema-types.js';
import { holdNotFound } from '../hold.refusals.js';
import { HoldRepository } from '../hold.repository.js';
import { isHoldId } from '../hold-id.js';

@Resolver()
export class ReleaseHoldResolver {
  constructor(private readonly holds: HoldRepository) {}

  @Mutation('releaseHold')
  async release(@Args('holdId') holdId: string): Promise<ReleaseHoldResult> {
    const hold = isHoldId(holdId) ? await this.holds.find(holdId) : undefined;
    if (!hold || hold.status === 'converted') return holdNotFound();
    await this.holds.end(hold, 'released');
    return { __typename: 'HoldReleased', holdId };
  }
}
