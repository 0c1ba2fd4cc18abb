import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Injectable } from '@nestjs/common';
import {
  type ProductNotFound,
  type ProductOutOfStock,
  productNotFound,
  productOutOfStock,
} from '../../products/product.refusals.js';
import { type QuantityTooHigh, quantityTooHigh } from '../cart.refusals.js';
import { CartRepository } from '../cart.repository.js';
import type { CartLine } from '../cart-line.js';

export interface AddToCartRequest {
  readonly sessionId: string;
  readonly productId: string;
  readonly quantity: number;
}

/** Puts pieces of a product into a cart; the same product adds up. */
@Injectable()
export class AddToCart {
  constructor(private readonly carts: CartRepository) {}

  async execute({
    sessionId,
    productId,
    quantity,
  }: AddToCartRequest): Promise<{ line: CartLine } | ProductNotFound | ProductOutOfStock | QuantityTooHigh> {
    if (!isUuid(productId)) return productNotFound();
    const line = await this.carts.add(sessionId, productId, quantity);
    if (line) return { line };
    const product = await this.carts.productOnSale(productId);
    if (!product) return productNotFound();
    if (!product.inStock) return productOutOfStock(productId, product.name);
    const current = await this.carts.lineOf(sessionId, productId);
    return quantityTooHigh(current?.quantity ?? 0);
  }
}
