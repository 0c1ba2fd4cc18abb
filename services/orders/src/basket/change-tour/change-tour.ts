import { randomUUID } from 'node:crypto';
import type { Visitor } from '@hilltop/platform/graphql/current-caller';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { CartItemNotFound } from '../../generated/refusals.js';
import type { ChangeCartTourInput, TourLineInput } from '../../generated/schema-types.js';
import { type HoldRefusal, HoldTour, isRefusal } from '../../lines/hold-tour.js';
import type { CartTour } from '../../lines/kinds/cart-tour.js';
import { refuse } from '../../refusals.en.js';
import { BasketRepository } from '../basket.repository.js';

type Changed = CartTour | HoldRefusal | CartItemNotFound;

const NO_FOOD = {
  foodOrderPlatform: 'none',
  foodOrderRestaurant: null,
  foodItems: null,
  foodOrderDetails: null,
  foodOrderTotal: '0.00',
} as const;

/** Takes the same seats again, or others. What the guest typed stays. */
@Injectable()
export class ChangeTour {
  constructor(
    private readonly baskets: BasketRepository,
    private readonly holdTour: HoldTour,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Holds the same seats, at today's price. */
  async holdAgain(tour: CartTour, visitor: Visitor): Promise<Changed> {
    const input = { ...tour.input, holdId: this.holdOf(tour) };
    const held = await this.hold(tour, input, visitor);
    if (!('__typename' in held) || held.__typename !== 'AmountMismatch' || held.field !== 'totalAmount') return held;
    return this.hold(tour, { ...input, totalAmount: held.expected }, visitor);
  }

  /** Takes another start or party. Bookings releases the former seats once it has the others. */
  async change(tour: CartTour, wanted: ChangeCartTourInput, visitor: Visitor): Promise<Changed> {
    const { tourDate, tourTime, totalAmount, tickets } = wanted;
    const start = { tourDate, tourTime, totalAmount, tickets };
    // Bookings computes when food is delivered to another start.
    const food = { foodDeliveryTime: null, ...(wanted.withoutFood && NO_FOOD) };
    return this.hold(tour, { ...tour.input, ...start, ...food, holdId: this.holdOf(tour) }, visitor);
  }

  /** An ended hold cannot be renewed, so the line gets another. */
  private holdOf({ holdId, heldUntil }: CartTour): string {
    return heldUntil <= this.clock.now() ? randomUUID() : holdId;
  }

  private async hold(tour: CartTour, input: TourLineInput, visitor: Visitor): Promise<Changed> {
    const held = await this.holdTour.hold(tour.id, input, visitor);
    if (isRefusal(held)) return held;
    const renewed = { ...tour, ...held };
    if (await this.baskets.renewTour(tour, renewed)) return renewed;
    // It was removed, bought or changed again meanwhile.
    if (held.holdId !== tour.holdId) await this.holdTour.release(held.holdId);
    return refuse.CartItemNotFound();
  }
}
