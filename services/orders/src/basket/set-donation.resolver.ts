import { MAX_CART_LINES } from '@hilltop/contracts/house/bounds';
import { readHouse } from '@hilltop/house/read-house';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { sessionIdField } from '../carts/cart.input.js';
import type { SetCartDonationResult } from '../generated/schema-types.js';
import { cartDonationView } from '../lines/kinds/donation.js';
import { cartFull } from './basket.refusals.js';

const donationInput = z.object({
  sessionId: sessionIdField,
  amount: amountField('Amount', '25', { least: 100, most: 1_000_000 }),
});

/** One in a cart. No row in a full cart. $1 id, $2 session, $3 facts, $4 now, $5 most lines. */
const PUT_DONATION = `
  INSERT INTO cart_lines (id, session_id, kind, facts, added_at)
  SELECT $1::uuid, $2::text, 'donation', $3::jsonb, $4::timestamptz
  WHERE (SELECT count(*) FROM cart_lines WHERE session_id = $2::text AND id <> $1::uuid) < $5::integer
  ON CONFLICT (id) DO UPDATE SET facts = excluded.facts RETURNING id`;

/** A gift to the house with what is bought. */
@Resolver()
export class SetDonationResolver {
  private readonly purpose = readHouse().facts.giftsFor;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('setCartDonation')
  async set(@Args('sessionId') typed: string, @Args('amount') typedAmount: string): Promise<SetCartDonationResult> {
    const parsed = parseInput(donationInput, { sessionId: typed, amount: typedAmount });
    if (!parsed.ok) return parsed.refusal;
    const { purpose } = this;
    if (purpose === undefined) return invalidInput([{ field: 'amount', message: 'This house takes no gifts' }]);
    const { sessionId, amount: amountCents } = parsed.value;
    const id = idForKey('donation', ['cart donation', sessionId]);
    const facts = { purpose, amountCents };
    const values = [id, sessionId, JSON.stringify(facts), this.clock.now(), MAX_CART_LINES];
    const rows: unknown[] = await this.dataSource.query(PUT_DONATION, values);
    return rows.length === 0
      ? cartFull
      : { __typename: 'CartDonationSaved', donation: cartDonationView({ id, ...facts }) };
  }
}
