import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { forbidden } from '@hilltop/platform/graphql/forbidden';
import { type Identity, isService } from '@hilltop/platform/identity/identity';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SignedOut } from '../../generated/schema-types.js';
import { SessionRepository } from '../session.repository.js';

@Resolver()
export class SignOutResolver {
  constructor(
    private readonly sessions: SessionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('signOut')
  async end(@Args('token') token: string, @CurrentIdentity() identity: Identity): Promise<SignedOut> {
    if (!isService(identity)) throw forbidden();
    return { __typename: 'SignedOut', ended: await this.sessions.end(token, this.clock.now()) };
  }
}
