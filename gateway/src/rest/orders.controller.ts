import { Controller, Post } from '@nestjs/common';
import type { CreateOrderInput } from '../generated/operations.js';
import { Call, type RestCall } from './call.decorator.js';
import { idempotencyKey } from './idempotency-key.js';
import { createOrder } from './orders.routes.js';
import { RestAdapter } from './rest-adapter.js';

@Controller('api/orders')
export class OrdersController {
  constructor(private readonly rest: RestAdapter) {}

  @Post()
  create(@Call() call: RestCall): Promise<unknown> {
    return this.rest.run(createOrder, call, (input: CreateOrderInput) => ({
      input,
      idempotencyKey: idempotencyKey(call.request.headers['idempotency-key']),
    }));
  }
}
