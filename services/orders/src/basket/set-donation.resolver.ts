import { MAX_GIFT_CENTS, MIN_GIFT_CENTS } from '@hilltop/contracts/house/bounds';
import { readHouse } from '@hilltop/house/read-house';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import { sessionIdField } from '../carts/cart.input.js';
import { faults } from '../faults.en.js';
import type { SetCartDonationResult } from '../generated/schema-types.js';
import { cartDonationLine, cartDonationView } from '../lines/kinds/donation.js';
import { refuse } from '../refusals.en.js';
import { BasketRepository } from './basket.repository.js';

const donationInput = z.object({
  sessionId: sessionIdField,
  amount: amountField('Amount', '25', { least: MIN_GIFT_CENTS, most: MAX_GIFT_CENTS }),
});

/** A gift to the house with what is bought, one in a cart. */
@Resolver()
export class SetDonationResolver {
  private readonly purpose = readHouse().facts.giftsFor;

  constructor(private readonly baskets: BasketRepository) {}

  @Mutation('setCartDonation')
  async set(@Args('sessionId') typed: string, @Args('amount') typedAmount: string): Promise<SetCartDonationResult> {
    const parsed = parseInput(donationInput, { sessionId: typed, amount: typedAmount });
    if (!parsed.ok) return parsed.refusal;
    const { purpose } = this;
    if (purpose === undefined) return invalidInput([{ field: 'amount', message: faults.noGifts.error() }]);
    const { sessionId, amount: amountCents } = parsed.value;
    const donation = { id: idForKey('donation', ['cart donation', sessionId]), purpose, amountCents };
    const isSaved = await this.baskets.addOrReplace(cartDonationLine({ ...donation, sessionId }));
    return isSaved ? { __typename: 'CartDonationSaved', donation: cartDonationView(donation) } : refuse.CartFull();
  }
}
