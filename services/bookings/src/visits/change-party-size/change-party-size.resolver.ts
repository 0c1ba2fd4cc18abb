import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ChangePartySizeResult } from '../../generated/schema-types.js';
import { ChangeViews } from '../change.view.js';
import { bookingNotFound } from '../visit.refusals.js';
import { VisitAccess } from '../visit-access.js';
import { changePartySizeInput } from '../visit-input.js';
import { ChangePartySize } from './change-party-size.js';

@Resolver()
export class ChangePartySizeResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly changePartySize: ChangePartySize,
    private readonly views: ChangeViews,
  ) {}

  @Mutation('changePartySize')
  async change(
    @Args('token') token: string,
    @Args('input') input: unknown,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
  ): Promise<ChangePartySizeResult> {
    const parsed = parseInput(changePartySizeInput, input);
    if (!parsed.ok) return parsed.refusal;
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const booking = await this.access.open(token);
    if (!booking) return bookingNotFound();
    const visitor = { by: 'visitor' } as const;
    return this.views.of(
      await this.changePartySize.execute(booking.id, parsed.value, visitor, key.value.idempotencyKey),
    );
  }
}
