import { randomUUID } from 'node:crypto';
import { MAX_QUANTITY } from '@hilltop/contracts/house/bounds';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import {
  ADD_TO_CART,
  CART_LINE_OF_PRODUCT,
  CART_LINES,
  CLEAR_CART,
  KEY_ADDED_OTHER,
  PRODUCT_ON_SALE,
  REMOVE_FROM_CART,
  SET_CART_QUANTITY,
} from './cart.statements.js';
import type { CartGoods } from './cart-goods.js';

/** Each method is one statement. */
@Injectable()
export class CartRepository {
  constructor(
    private readonly statements: PreparedStatements,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Lines in the order in which they were added. */
  async lines(sessionId: string): Promise<CartGoods[]> {
    return this.statements.run<CartGoods>(CART_LINES, [sessionId]);
  }

  async lineOf(sessionId: string, productId: string): Promise<CartGoods | undefined> {
    return this.one(CART_LINE_OF_PRODUCT, [sessionId, productId]);
  }

  /** Answers from the snapshot, which may be late. */
  async productOnSale(productId: string): Promise<{ name: string; inStock: boolean } | undefined> {
    const [row] = await this.statements.run<{ name: string; inStock: boolean }>(PRODUCT_ON_SALE, [productId]);
    return row;
  }

  async hasAddedOther(sessionId: string, productId: string, quantity: number, key: string): Promise<boolean> {
    return (await this.statements.run(KEY_ADDED_OTHER, [sessionId, key, productId, quantity])).length > 0;
  }

  /** Adds once under a key. Undefined, without any change, when the line would exceed its maximum, or the key added something else. */
  async add(
    sessionId: string,
    productId: string,
    quantity: number,
    key: string | null,
  ): Promise<CartGoods | undefined> {
    const now = this.clock.now();
    return this.one(ADD_TO_CART, [randomUUID(), sessionId, productId, quantity, now, MAX_QUANTITY, key]);
  }

  /** @param sessionId null when the caller does not know the cart */
  async setQuantity(itemId: string, quantity: number, sessionId: string | null): Promise<CartGoods | undefined> {
    return this.one(SET_CART_QUANTITY, [itemId, quantity, sessionId]);
  }

  /** @returns whether there was such a line */
  async remove(itemId: string, sessionId: string | null): Promise<boolean> {
    return (await this.statements.run(REMOVE_FROM_CART, [itemId, sessionId])).length > 0;
  }

  async clear(sessionId: string): Promise<void> {
    await this.statements.run(CLEAR_CART, [sessionId]);
  }

  private async one(statement: typeof ADD_TO_CART, values: unknown[]): Promise<CartGoods | undefined> {
    const [row] = await this.statements.run<CartGoods>(statement, values);
    return row;
  }
}
