import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import type { MailHealth } from '../../generated/schema-types.js';
import { ReadMailHealth } from './read-mail-health.js';

@Resolver()
export class MailHealthResolver {
  constructor(
    private readonly health: ReadMailHealth,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('mailHealth')
  async mailHealth(): Promise<MailHealth> {
    const { refusedSince, delayedSince, ...row } = await this.health.read(this.clock.now());
    return {
      __typename: 'MailHealth',
      ...row,
      refusedSince: refusedSince?.toISOString() ?? null,
      delayedSince: delayedSince?.toISOString() ?? null,
    };
  }
}
