import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import type {
  AddToCartInput,
  CartItemFieldsFragment,
  SetCartQuantityMutationVariables,
} from '../generated/operations.js';
import { Callers } from '../session/callers.js';
import { knownCarts, rememberCart } from '../session/cart-sessions.js';
import { addToCart, clearCart, removeFromCart, setCartQuantity, showCart } from './cart.routes.js';
import { jsonBody } from './json-body.js';
import { OperationRunner } from './operation-runner.js';

/** `/api/cart` (spec.md §3, §7; infra/decisions/0024). */
@Controller('api/cart')
export class CartController {
  constructor(
    private readonly operations: OperationRunner,
    private readonly callers: Callers,
  ) {}

  @Get(':id')
  async show(
    @Req() request: FastifyRequest,
    @Param('id') sessionId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly CartItemFieldsFragment[]> {
    const context = await this.callers.contextOf(request);
    const { cart } = await this.operations.run(showCart.operation, { sessionId }, context);
    rememberCart(request, reply, sessionId);
    return cart?.items ?? [];
  }

  @Post()
  async add(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartItemFieldsFragment> {
    const input = jsonBody<AddToCartInput>(addToCart.body, body);
    const context = await this.callers.contextOf(request);
    const { addToCart: outcome } = await this.operations.run(addToCart.operation, { input }, context);
    if (outcome.__typename !== 'CartItemSaved') throw problemOfRefusal(outcome);
    rememberCart(request, reply, input.sessionId);
    return outcome.item;
  }

  @Put(':id')
  async setQuantity(
    @Req() request: FastifyRequest,
    @Param('id') itemId: string,
    @Body() body: unknown,
  ): Promise<CartItemFieldsFragment> {
    const { quantity } = jsonBody<Pick<SetCartQuantityMutationVariables, 'quantity'>>(setCartQuantity.body, body);
    const context = await this.callers.contextOf(request);
    const outcome = await inOwnCart(request, async (sessionId) => {
      const variables = { itemId, quantity, sessionId };
      return (await this.operations.run(setCartQuantity.operation, variables, context)).setCartQuantity;
    });
    if (outcome.__typename !== 'CartItemSaved') throw problemOfRefusal(outcome);
    return outcome.item;
  }

  @Delete('clear/:sessionId')
  async clear(@Req() request: FastifyRequest, @Param('sessionId') sessionId: string): Promise<{ sessionId: string }> {
    const context = await this.callers.contextOf(request);
    const { clearCart: outcome } = await this.operations.run(clearCart.operation, { sessionId }, context);
    if (outcome.__typename !== 'CartCleared') throw problemOfRefusal(outcome);
    return { sessionId: outcome.sessionId };
  }

  @Delete(':id')
  async remove(@Req() request: FastifyRequest, @Param('id') itemId: string): Promise<{ id: string }> {
    const context = await this.callers.contextOf(request);
    const outcome = await inOwnCart(request, async (sessionId) => {
      return (await this.operations.run(removeFromCart.operation, { itemId, sessionId }, context)).removeFromCart;
    });
    if (outcome.__typename !== 'CartItemRemoved') throw problemOfRefusal(outcome);
    return { id: outcome.id };
  }
}

/** Makes a change in the one of the caller's carts that has the item. A refused try has changed nothing. */
async function inOwnCart<Outcome extends { readonly __typename: string }>(
  request: FastifyRequest,
  change: (sessionId: string | null) => Promise<Outcome>,
): Promise<Outcome> {
  const [first = null, ...others] = knownCarts(request);
  let outcome = await change(first);
  for (const cart of others) {
    if (outcome.__typename !== 'CartItemNotFound') return outcome;
    outcome = await change(cart);
  }
  return outcome;
}
