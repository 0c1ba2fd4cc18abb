import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import {
  type CreateBookingInput,
  CreateTourBookingDocument,
  type CreateTourBookingMutation,
} from '../generated/operations.js';
import { gatewayContext } from '../session/gateway-context.js';
import { inputType } from './api-schema.js';
import { idempotencyKey } from './idempotency-key.js';
import { jsonBody } from './json-body.js';
import { OperationRunner } from './operation-runner.js';
import { restOperation } from './rest-operation.js';

export const createTourBooking = restOperation(CreateTourBookingDocument);

type Booking = Extract<CreateTourBookingMutation['createBooking'], { __typename: 'BookingCreated' }>['booking'];

const payload = inputType('CreateBookingInput');

/** `/api/tour-bookings` (spec.md §3, §7). */
@Controller('api/tour-bookings')
export class TourBookingsController {
  constructor(private readonly operations: OperationRunner) {}

  @Post()
  async create(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Booking> {
    const variables = {
      input: jsonBody<CreateBookingInput>(payload, body, { amounts: ['totalAmount', 'foodOrderTotal'] }),
      idempotencyKey: idempotencyKey(request.headers['idempotency-key']),
    };
    const { createBooking } = await this.operations.run(createTourBooking, variables, gatewayContext(request));
    if (createBooking.__typename !== 'BookingCreated') throw problemOfRefusal(createBooking);
    if (createBooking.replayed) void reply.header('idempotent-replayed', 'true');
    return createBooking.booking;
  }
}
