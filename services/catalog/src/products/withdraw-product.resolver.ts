import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { WithdrawProductResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { productActionEvent } from './product.actions.js';
import { productWithdrawnEvent } from './product.events.js';
import { ReplaceProduct } from './replace-product.js';

@Resolver()
export class WithdrawProductResolver {
  constructor(
    private readonly replace: ReplaceProduct,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('withdrawProduct')
  async withdraw(
    @Args('id') id: string,
    @Args('version') version: number,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<WithdrawProductResult> {
    if (!isUuid(id)) return refuse.ProductNotFound();
    const now = this.clock.now();
    const outcome = await this.replace.execute(id, version, (current) => {
      const product = current.withdrawn(now);
      const action = productActionEvent('withdrawProduct', staff, current, product, now);
      return { entity: product, events: [productWithdrawnEvent(product, now), action] };
    });
    if (!('product' in outcome)) return outcome;
    return { __typename: 'ProductWithdrawn', productId: id };
  }
}
