import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import type { CreateBookingInput, CreateTourBookingMutation } from '../generated/operations.js';
import { Callers } from '../session/callers.js';
import { idempotencyKey } from './idempotency-key.js';
import { jsonBody } from './json-body.js';
import { OperationRunner } from './operation-runner.js';
import { createTourBooking } from './tour-bookings.routes.js';

type Booking = Extract<CreateTourBookingMutation['createBooking'], { __typename: 'BookingCreated' }>['booking'];

/** `/api/tour-bookings` (spec.md §3, §7). */
@Controller('api/tour-bookings')
export class TourBookingsController {
  constructor(
    private readonly operations: OperationRunner,
    private readonly callers: Callers,
  ) {}

  @Post()
  async create(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Booking> {
    const variables = {
      input: jsonBody<CreateBookingInput>(createTourBooking.body, body),
      idempotencyKey: idempotencyKey(request.headers['idempotency-key']),
    };
    const context = await this.callers.contextOf(request);
    const { createBooking } = await this.operations.run(createTourBooking.operation, variables, context);
    if (createBooking.__typename !== 'BookingCreated') throw problemOfRefusal(createBooking);
    if (createBooking.replayed) void reply.header('idempotent-replayed', 'true');
    return createBooking.booking;
  }
}
