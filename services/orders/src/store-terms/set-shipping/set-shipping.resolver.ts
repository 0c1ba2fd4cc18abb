import { MAX_SHIPPING_CENTS } from '@hilltop/contracts/house/bounds';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { SetShippingResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { StoreTermsRepository } from '../store-terms.repository.js';
import { storeTermsView } from '../store-terms.view.js';
import { SetShipping } from './set-shipping.js';

const rateField = (name: string) => amountField(name, '5.99', { most: MAX_SHIPPING_CENTS });

const shippingInput = z.object({ shipping: rateField('Shipping'), was: rateField('The former rate') });

@Resolver()
export class SetShippingResolver {
  constructor(
    private readonly setShipping: SetShipping,
    private readonly terms: StoreTermsRepository,
  ) {}

  @Mutation('setShipping')
  async set(@Args() given: unknown, @CurrentStaff() staff: StaffIdentity): Promise<SetShippingResult> {
    const parsed = parseInput(shippingInput, given);
    if (!parsed.ok) return parsed.refusal;
    const isChanged = await this.setShipping.execute(parsed.value, staff);
    const currentTerms = storeTermsView(await this.terms.now());
    return isChanged ? currentTerms : refuse.ShippingChangedMeanwhile({ currentTerms });
  }
}
