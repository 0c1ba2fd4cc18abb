import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ConfirmSaleLineResult, MutationConfirmSaleLineArgs } from '../../../generated/schema-types.js';
import { saleLineInput } from '../sale-line.input.js';
import { ConfirmSaleLine } from './confirm-sale-line.js';

@Resolver()
export class ConfirmSaleLineResolver {
  constructor(private readonly confirmSaleLine: ConfirmSaleLine) {}

  @Mutation('confirmSaleLine')
  async confirm(@Args() given: MutationConfirmSaleLineArgs): Promise<ConfirmSaleLineResult> {
    const parsed = parseInput(saleLineInput, given);
    if (!parsed.ok) return parsed.refusal;
    const outcome = await this.confirmSaleLine.execute(parsed.value);
    if ('__typename' in outcome) return outcome;
    return { __typename: 'SaleLineConfirmed', bookingId: outcome.id, confirmationCode: outcome.confirmationCode };
  }
}
