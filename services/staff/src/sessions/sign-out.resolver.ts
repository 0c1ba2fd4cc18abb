import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SignedOut } from '../generated/schema-types.js';
import { SessionRepository } from './session.repository.js';

@Resolver()
export class SignOutResolver {
  constructor(
    private readonly sessions: SessionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('signOut')
  async end(@Args('token') token: string): Promise<SignedOut> {
    return { __typename: 'SignedOut', ended: await this.sessions.end(token, this.clock.now()) };
  }
}
