import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import type { AddToCartInput } from '../generated/operations.js';
import { refusalRows } from '../generated/refusal-rows.js';
import { knownCarts, rememberCart } from '../session/cart-sessions.js';
import { Call, type RestCall } from './call.decorator.js';
import { addToCart, removeFromCart, setCartQuantity, showCart } from './cart.routes.js';
import { idempotencyKey } from './idempotency-key.js';
import { RestAdapter } from './rest-adapter.js';

@Controller('api/cart')
export class CartController {
  constructor(private readonly rest: RestAdapter) {}

  @Get(':id')
  async show(@Call() call: RestCall, @Param('id') sessionId: string): Promise<unknown> {
    const items = await this.rest.run(showCart, call, () => ({ sessionId }));
    rememberCart(call.request, call.reply, sessionId);
    return items ?? [];
  }

  @Post()
  async add(@Call() call: RestCall): Promise<unknown> {
    const key = idempotencyKey(call.request.headers['idempotency-key']);
    const item = await this.rest.run(addToCart, call, (input: AddToCartInput) => ({ input, idempotencyKey: key }));
    rememberCart(call.request, call.reply, (call.request.body as AddToCartInput).sessionId);
    return item;
  }

  @Put(':id')
  setQuantity(@Call() call: RestCall, @Param('id') itemId: string): Promise<unknown> {
    return inOwnCart(call, (sessionId) =>
      this.rest.run(setCartQuantity, call, ({ quantity }: { quantity: number }) => ({ itemId, quantity, sessionId })),
    );
  }

  @Delete(':id')
  remove(@Call() call: RestCall, @Param('id') itemId: string): Promise<unknown> {
    return inOwnCart(call, (sessionId) => this.rest.run(removeFromCart, call, () => ({ itemId, sessionId })));
  }
}

/** Tries each of the client's carts. A refused try changes nothing. */
async function inOwnCart(
  { request }: RestCall,
  change: (sessionId: string | null) => Promise<unknown>,
): Promise<unknown> {
  const carts = knownCarts(request);
  const last = carts.pop() ?? null;
  for (const cart of carts) {
    try {
      return await change(cart);
    } catch (error) {
      const isElsewhere = error instanceof ProblemError && error.problem.name === refusalRows.CartItemNotFound.name;
      if (!isElsewhere) throw error;
    }
  }
  return change(last);
}
