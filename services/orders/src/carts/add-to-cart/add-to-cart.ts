import { MAX_QUANTITY } from '@hilltop/contracts/house/bounds';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Injectable } from '@nestjs/common';
import type { CartKeyReused, ProductNotFound, ProductOutOfStock, QuantityTooHigh } from '../../generated/refusals.js';
import { CurrentProducts } from '../../products/current-products.js';
import { refuse } from '../../refusals.en.js';
import { CartRepository } from '../cart.repository.js';
import type { CartGoods } from '../cart-goods.js';

export interface AddToCartRequest {
  readonly sessionId: string;
  readonly productId: string;
  readonly quantity: number;
  /** The same addition counts once under a key; another is refused. */
  readonly idempotencyKey: string | null;
}

/** Quantities of the same product add up. */
@Injectable()
export class AddToCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly products: CurrentProducts,
  ) {}

  /** @throws SubgraphUnavailableError when this service does not know the product and catalog does not respond */
  async execute({
    sessionId,
    productId,
    quantity,
    idempotencyKey,
  }: AddToCartRequest): Promise<
    { line: CartGoods } | ProductNotFound | ProductOutOfStock | QuantityTooHigh | CartKeyReused
  > {
    if (!isUuid(productId)) return refuse.ProductNotFound();
    const add = () => this.carts.add(sessionId, productId, quantity, idempotencyKey);
    const first = await add();
    if (!first) await this.learn(productId);
    // Also when another request has learned it meanwhile.
    const line = first ?? (await add());
    if (line) return { line };
    if (idempotencyKey !== null && (await this.carts.hasAddedOther(sessionId, productId, quantity, idempotencyKey)))
      return refuse.CartKeyReused();
    const product = await this.carts.productOnSale(productId);
    if (!product) return refuse.ProductNotFound();
    if (!product.inStock) return refuse.ProductOutOfStock({ productId, productName: product.name });
    const current = await this.carts.lineOf(sessionId, productId);
    return refuse.QuantityTooHigh({ max: MAX_QUANTITY, current: current?.quantity ?? 0 });
  }

  /** The event of a new product may be late. */
  private async learn(productId: string): Promise<void> {
    if (!(await this.carts.productOnSale(productId))) await this.products.refresh([productId]);
  }
}
