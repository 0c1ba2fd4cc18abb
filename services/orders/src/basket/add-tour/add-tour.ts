import { randomUUID } from 'node:crypto';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { Inject, Injectable } from '@nestjs/common';
import type { TourLineInput } from '../../generated/schema-types.js';
import { type CartFull, cartFull } from '../basket.refusals.js';
import { BasketRepository } from '../basket.repository.js';
import { MOST_LINES } from '../basket-line.js';
import { CartTour } from '../cart-tour.entity.js';
import { type HoldRefusal, HoldTour, isRefusal, type Visitor } from '../hold-tour.js';

/** Puts tours into carts. */
@Injectable()
export class AddTour {
  constructor(
    private readonly baskets: BasketRepository,
    private readonly holdTour: HoldTour,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param key the same key adds the tour once */
  async execute(
    sessionId: string,
    input: TourLineInput,
    key: string | null,
    visitor: Visitor,
  ): Promise<CartTour | HoldRefusal | CartFull> {
    const id = key === null ? randomUUID() : idForKey(key, ['cart tour', sessionId]);
    const earlier = await this.baskets.findTour(id, sessionId);
    if (earlier) return earlier;
    if ((await this.baskets.lines(sessionId)).length >= MOST_LINES) return cartFull;
    const held = await this.holdTour.hold(id, input, visitor);
    if (isRefusal(held)) return held;
    const tour = Object.assign(new CartTour(), { id, sessionId, addedAt: this.clock.now(), ...held });
    await this.baskets.addTour(tour, MOST_LINES);
    return (await this.baskets.findTour(id, sessionId)) ?? cartFull;
  }
}
