import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { UpdateProductResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { productActionEvent } from './product.actions.js';
import { productChangedEvent } from './product.events.js';
import { productInput } from './product.input.js';
import { productView } from './product.view.js';
import { ReplaceProduct } from './replace-product.js';

@Resolver()
export class UpdateProductResolver {
  constructor(
    private readonly replace: ReplaceProduct,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('updateProduct')
  async update(
    @Args('id') id: string,
    @Args('version') version: number,
    @Args('input') input: unknown,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<UpdateProductResult> {
    const parsed = parseInput(productInput, input);
    if (!parsed.ok) return parsed.refusal;
    if (!isUuid(id)) return refuse.ProductNotFound();
    const now = this.clock.now();
    const outcome = await this.replace.execute(id, version, (current) => {
      const product = current.changed(parsed.value);
      const action = productActionEvent('updateProduct', staff, current, product, now);
      return { entity: product, events: [productChangedEvent(product, now), action] };
    });
    if (!('product' in outcome)) return outcome;
    return { __typename: 'ProductUpdated', product: productView(outcome.product) };
  }
}
