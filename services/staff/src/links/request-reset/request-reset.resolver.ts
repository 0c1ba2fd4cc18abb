import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import { emailInput } from '../../accounts/account.input.js';
import type { RequestPasswordResetResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { RequestReset } from './request-reset.js';

const input = z.object({ email: emailInput });

@Resolver()
export class RequestResetResolver {
  constructor(private readonly requestReset: RequestReset) {}

  @Mutation('requestPasswordReset')
  async request(
    @Args() given: unknown,
    @CurrentCaller() caller: string | undefined,
  ): Promise<RequestPasswordResetResult> {
    const parsed = parseInput(input, given);
    if (!parsed.ok) return parsed.refusal;
    const wait = await this.requestReset.execute(parsed.value.email, caller ?? 'unknown');
    if (wait > 0) return refuse.TooManyAttempts({ retryAfterSeconds: wait });
    const message = 'If there is an account with this e-mail, we have sent it a link.';
    return { __typename: 'PasswordResetRequested', message };
  }
}
