import { createHash, randomUUID } from 'node:crypto';
import { MAX_CART_LINES } from '@hilltop/contracts/house/bounds';
import type { Visitor } from '@hilltop/platform/graphql/current-caller';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { Injectable } from '@nestjs/common';
import type { CartFull, CartKeyReused } from '../../generated/refusals.js';
import type { TourLineInput } from '../../generated/schema-types.js';
import { type HoldRefusal, HoldTour, isRefusal } from '../../lines/hold-tour.js';
import { type CartTour, cartTourLine } from '../../lines/kinds/cart-tour.js';
import { refuse } from '../../refusals.en.js';
import { BasketRepository } from '../basket.repository.js';

@Injectable()
export class AddTour {
  constructor(
    private readonly baskets: BasketRepository,
    private readonly holdTour: HoldTour,
  ) {}

  /** @param key the same key with the same input adds the tour once */
  async execute(
    sessionId: string,
    input: TourLineInput,
    key: string | null,
    visitor: Visitor,
  ): Promise<CartTour | HoldRefusal | CartFull | CartKeyReused> {
    const id = key === null ? randomUUID() : idForKey(key, ['cart tour', sessionId]);
    const earlier = await this.baskets.find(id, sessionId, 'tour');
    const requestHash = hashOf(input);
    const ifSame = (tour: CartTour) => (tour.requestHash === requestHash ? tour : refuse.CartKeyReused());
    if (earlier) return ifSame(earlier);
    if ((await this.baskets.lines(sessionId)).length >= MAX_CART_LINES) return refuse.CartFull();
    const held = await this.holdTour.hold(id, input, visitor);
    if (isRefusal(held)) return held;
    await this.baskets.add(cartTourLine({ id, sessionId, requestHash, withdrawnAt: null, ...held }));
    const stored = await this.baskets.find(id, sessionId, 'tour');
    return stored ? ifSame(stored) : refuse.CartFull();
  }
}

/** A repeated request can name another hold. */
function hashOf({ holdId: _, ...input }: TourLineInput): string {
  const sorted = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
