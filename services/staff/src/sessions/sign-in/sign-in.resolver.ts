import { CurrentNetwork } from '@hilltop/platform/graphql/current-caller';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { MutationSignInArgs, SignInResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { staffView } from '../staff.view.js';
import { SignIn } from './sign-in.js';

@Resolver()
export class SignInResolver {
  constructor(private readonly signIn: SignIn) {}

  @Mutation('signIn')
  async begin(
    @Args() credentials: MutationSignInArgs,
    @CurrentNetwork() network: string | undefined,
  ): Promise<SignInResult> {
    const outcome = await this.signIn.execute({ ...credentials, network });
    if (outcome === 'refused') return { __typename: 'SignInRefused', message: 'The e-mail or password is wrong.' };
    if (outcome === 'code required') {
      return { __typename: 'SignInCodeRequired', message: 'Please enter the code from your authenticator app.' };
    }
    if (outcome === 'code refused') {
      return { __typename: 'SignInCodeRequired', message: 'This code is wrong or has already been used.' };
    }
    if ('retryAfterSeconds' in outcome) {
      const { retryAfterSeconds } = outcome;
      return { ...refuse.TooManyAttempts({ retryAfterSeconds }), __typename: 'SignInTooSoon' };
    }
    const { token, account, session } = outcome;
    return { __typename: 'SignedIn', token, staff: staffView(account), expiresAt: session.expiresAt.toISOString() };
  }
}
