import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SetPasswordResult } from '../../generated/schema-types.js';
import { SetPassword } from './set-password.js';

@Resolver()
export class SetPasswordResolver {
  constructor(private readonly setPassword: SetPassword) {}

  @Mutation('setPassword')
  async set(
    @Args('token') token: string,
    @Args('password') password: string,
    @CurrentCaller() caller: string | undefined,
  ): Promise<SetPasswordResult> {
    const outcome = await this.setPassword.execute(token, password, caller);
    return '__typename' in outcome ? outcome : { __typename: 'PasswordSaved', email: outcome.email };
  }
}
