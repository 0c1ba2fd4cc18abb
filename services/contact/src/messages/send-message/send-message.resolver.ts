import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SendMessageResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
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
    if (outcome === 'key reused') return refuse.MessageKeyReused();
    if ('id' in outcome) return { __typename: 'MessageReceived', id: outcome.id };
    return refuse.TooManyMessages({ retryAfterSeconds: outcome.retryAfterSeconds });
  }
}
