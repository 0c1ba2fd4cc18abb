import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { readDate } from '@hilltop/platform/graphql/read-date';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { FoodDelivery, MarkDeliveryResult, KitchenSheet as View } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { KitchenSheet } from './kitchen-sheet.js';
import { type MarkRequest, markDeliveryInput } from './mark-delivery.input.js';
import { MarkDelivery } from './mark-delivery.js';

@Resolver()
export class KitchenResolver {
  constructor(
    private readonly kitchenSheet: KitchenSheet,
    private readonly markDelivery: MarkDelivery,
  ) {}

  @Query('kitchenSheet')
  async sheet(@Args('date') text: string, @CurrentStaff() staff: StaffIdentity): Promise<View> {
    return this.kitchenSheet.of(readDate('date', text), staff);
  }

  @Mutation('markDelivery')
  async mark(@Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity): Promise<MarkDeliveryResult> {
    const parsed = parseInput(markDeliveryInput, input);
    if (!parsed.ok) return parsed.refusal;
    const before = await this.delivery(parsed.value, staff);
    if (!before) return refuse.DeliveryNotFound();
    await this.markDelivery.execute(parsed.value, before.restaurant, staff);
    const delivery = await this.delivery(parsed.value, staff);
    return delivery ? { __typename: 'DeliveryMarked', delivery } : refuse.DeliveryNotFound();
  }

  private async delivery(
    { date, platform, deliveryTime }: MarkRequest,
    staff: StaffIdentity,
  ): Promise<FoodDelivery | undefined> {
    const { deliveries } = await this.kitchenSheet.of(readDate('date', date), staff);
    return deliveries.find((one) => one.platform === platform && one.deliveryTime === deliveryTime);
  }
}
