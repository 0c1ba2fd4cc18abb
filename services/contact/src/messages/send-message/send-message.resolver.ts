import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SendMessageResult } from '../../generated/schema-types.js';
import { sendMessageInput } from './send-message.input.js';
import { SendMessage } from './send-message.js';

@Resolver()
export class SendMessageResolver {
  constructor(private readonly sendMessage: SendMessage) {}

  @Mutation('sendMessage')
  async send(
    @Args('input') input: unknown,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
    @CurrentCaller() caller: string | undefined,
  ): Promise<SendMessageResult> {
    const parsed = parseInput(sendMessageInput, input);
    if (!parsed.ok) return parsed.refusal;
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const outcome = await this.sendMessage.execute(parsed.value, key.value.idempotencyKey, caller);
    if (outcome === 'key reused') {
      const message = 'This Idempotency-Key was already used for another message.';
      return { __typename: 'MessageKeyReused', message };
    }
    if ('id' in outcome) return { __typename: 'MessageReceived', id: outcome.id };
    const minutes = Math.max(1, Math.ceil(outcome.retryAfterSeconds / 60));
    const message = `That was a lot of messages. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
    return { __typename: 'TooManyMessages', message, retryAfterSeconds: outcome.retryAfterSeconds };
  }
}
