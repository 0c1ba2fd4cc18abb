import { Controller, Post } from '@nestjs/common';
import type { CreateBookingInput } from '../generated/operations.js';
import { Call, type RestCall } from './call.decorator.js';
import { idempotencyKey } from './idempotency-key.js';
import { RestAdapter } from './rest-adapter.js';
import { createTourBooking } from './tour-bookings.routes.js';

@Controller('api/tour-bookings')
export class TourBookingsController {
  constructor(private readonly rest: RestAdapter) {}

  @Post()
  create(@Call() call: RestCall): Promise<unknown> {
    return this.rest.run(createTourBooking, call, (input: CreateBookingInput) => ({
      input,
      idempotencyKey: idempotencyKey(call.request.headers['idempotency-key']),
    }));
  }
}
