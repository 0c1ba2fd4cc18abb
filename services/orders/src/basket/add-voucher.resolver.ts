import { randomUUID } from 'node:crypto';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { emailField } from '@hilltop/platform/values/typed-email';
import { isReadable } from '@hilltop/platform/values/typed-text';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import { sessionIdField } from '../carts/cart.input.js';
import { faults } from '../faults.en.js';
import type { AddCartVoucherResult } from '../generated/schema-types.js';
import { type CartVoucher, cartVoucherLine, cartVoucherView } from '../lines/kinds/gift-voucher.js';
import { refuse } from '../refusals.en.js';
import { TaxRepository } from '../tax/tax.repository.js';
import { wrongMailDay } from '../vouchers/mail-day.js';
import { messageField, nameField, wholeDollars } from '../vouchers/voucher.fields.js';
import { BasketRepository } from './basket.repository.js';

/** See product.md §20. */
const cartVoucherInput = z.object({
  sessionId: sessionIdField,
  amount: wholeDollars(10, 500),
  recipientName: nameField('recipient')
    .min(1, faults.required('recipient'))
    .refine(isReadable, faults.unreadable('name')),
  recipientEmail: emailField,
  fromName: nameField('giver').min(1, faults.required('giver')).refine(isReadable, faults.unreadable('name')),
  message: messageField,
  sendOn: dateField.nullish().transform((day) => day ?? null),
});

@Resolver()
export class AddVoucherResolver {
  constructor(
    private readonly baskets: BasketRepository,
    private readonly taxes: TaxRepository,
  ) {}

  @Mutation('addCartVoucher')
  async add(
    @Args('sessionId') sessionId: string,
    @Args('input') input: object,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
  ): Promise<AddCartVoucherResult> {
    const parsed = parseInput(cartVoucherInput, { ...input, sessionId });
    if (!parsed.ok) return parsed.refusal;
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const { amount: amountCents, ...typed } = parsed.value;
    const message = wrongMailDay(typed.sendOn, this.taxes.today());
    if (message !== undefined) return invalidInput([{ field: 'sendOn', message }]);
    const { idempotencyKey: once } = key.value;
    const id = once === null ? randomUUID() : idForKey(once, ['cart voucher', sessionId]);
    const voucher = { ...typed, id, amountCents };
    await this.baskets.add(cartVoucherLine(voucher));
    const added = await this.baskets.find(id, typed.sessionId, 'voucher');
    if (added === null) return refuse.CartFull();
    return contentOf(added) !== contentOf(voucher)
      ? refuse.CartKeyReused()
      : { __typename: 'CartVoucherSaved', voucher: cartVoucherView(added) };
  }
}

/** What the buyer typed. */
function contentOf({ amountCents, recipientName, recipientEmail, fromName, message, sendOn }: CartVoucher): string {
  return JSON.stringify([amountCents, recipientName, recipientEmail, fromName, message, sendOn]);
}
