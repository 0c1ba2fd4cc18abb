import { createHash, randomUUID } from 'node:crypto';
import { MAX_CART_LINES } from '@hilltop/contracts/house/bounds';
import type { Visitor } from '@hilltop/platform/graphql/current-caller';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { Inject, Injectable } from '@nestjs/common';
import { type CartKeyReused, cartKeyReused } from '../../carts/cart.refusals.js';
import type { TourLineInput } from '../../generated/schema-types.js';
import { type HoldRefusal, HoldTour, isRefusal } from '../../lines/hold-tour.js';
import { CartTour } from '../../lines/kinds/cart-tour.entity.js';
import { type CartFull, cartFull } from '../basket.refusals.js';
import { BasketRepository } from '../basket.repository.js';

@Injectable()
export class AddTour {
  constructor(
    private readonly baskets: BasketRepository,
    private readonly holdTour: HoldTour,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param key the same key with the same input adds the tour once */
  async execute(
    sessionId: string,
    input: TourLineInput,
    key: string | null,
    visitor: Visitor,
  ): Promise<CartTour | HoldRefusal | CartFull | CartKeyReused> {
    const id = key === null ? randomUUID() : idForKey(key, ['cart tour', sessionId]);
    const earlier = await this.baskets.findTour(id, sessionId);
    const requestHash = hashOf(input);
    const ifSame = (tour: CartTour) => (tour.requestHash === requestHash ? tour : cartKeyReused);
    if (earlier) return ifSame(earlier);
    if ((await this.baskets.lines(sessionId)).length >= MAX_CART_LINES) return cartFull;
    const held = await this.holdTour.hold(id, input, visitor);
    if (isRefusal(held)) return held;
    const tour = Object.assign(new CartTour(), { id, sessionId, requestHash, addedAt: this.clock.now(), ...held });
    await this.baskets.add(tour, MAX_CART_LINES);
    const stored = await this.baskets.findTour(id, sessionId);
    return stored ? ifSame(stored) : cartFull;
  }
}

/** A repeated request can name another hold. */
function hashOf({ holdId: _, ...input }: TourLineInput): string {
  const sorted = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
