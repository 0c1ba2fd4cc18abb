import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { busyNetwork } from '@hilltop/platform/outcome/busy-network';
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
    const message = busyNetwork('messages', outcome.retryAfterSeconds, ' or this e-mail address');
    return { __typename: 'TooManyMessages', message, retryAfterSeconds: outcome.retryAfterSeconds };
  }
}
