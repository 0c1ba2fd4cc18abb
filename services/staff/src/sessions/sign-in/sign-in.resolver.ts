import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SignInResult } from '../../generated/schema-types.js';
import { staffView } from '../staff.view.js';
import { SignIn } from './sign-in.js';

@Resolver()
export class SignInResolver {
  constructor(private readonly signIn: SignIn) {}

  @Mutation('signIn')
  async begin(
    @Args('email') email: string,
    @Args('password') password: string,
    @Args('caller') caller: string,
  ): Promise<SignInResult> {
    const outcome = await this.signIn.execute(email, password, caller);
    if (outcome === 'refused') return { __typename: 'SignInRefused', message: 'E-mail or password is not right.' };
    if ('retryAfterSeconds' in outcome) {
      const message = `Too many attempts. Please try again in ${outcome.retryAfterSeconds} seconds.`;
      return { __typename: 'SignInTooSoon', message, retryAfterSeconds: outcome.retryAfterSeconds };
    }
    const { token, account, session } = outcome;
    return { __typename: 'SignedIn', token, staff: staffView(account), expiresAt: session.expiresAt.toISOString() };
  }
}
