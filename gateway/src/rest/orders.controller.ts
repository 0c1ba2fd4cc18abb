import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import type { CreateOrderInput, CreateOrderMutation } from '../generated/operations.js';
import { Callers } from '../session/callers.js';
import { idempotencyKey } from './idempotency-key.js';
import { jsonBody } from './json-body.js';
import { OperationRunner } from './operation-runner.js';
import { createOrder } from './orders.routes.js';

type Order = Extract<CreateOrderMutation['createOrder'], { __typename: 'OrderPlaced' }>['order'];

/** `/api/orders` (spec.md §3, §7). */
@Controller('api/orders')
export class OrdersController {
  constructor(
    private readonly operations: OperationRunner,
    private readonly callers: Callers,
  ) {}

  @Post()
  async create(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Order> {
    const variables = {
      input: jsonBody<CreateOrderInput>(createOrder.body, body),
      idempotencyKey: idempotencyKey(request.headers['idempotency-key']),
    };
    const context = await this.callers.contextOf(request);
    const { createOrder: outcome } = await this.operations.run(createOrder.operation, variables, context);
    if (outcome.__typename !== 'OrderPlaced') throw problemOfRefusal(outcome);
    if (outcome.replayed) void reply.header('idempotent-replayed', 'true');
    return outcome.order;
  }
}
