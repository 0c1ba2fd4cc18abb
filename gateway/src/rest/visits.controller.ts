import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { CancelBookingInput, ChangePartySizeInput, MoveBookingInput } from '../generated/operations.js';
import { Call, type RestCall } from './call.decorator.js';
import { idempotencyKey } from './idempotency-key.js';
import { RestAdapter } from './rest-adapter.js';
import { cancelVisit, changeVisitParty, moveVisit, showVisit } from './visits.routes.js';

const keyOf = ({ request }: RestCall) => idempotencyKey(request.headers['idempotency-key']);

@Controller('api/visits/:token')
export class VisitsController {
  constructor(private readonly rest: RestAdapter) {}

  @Get()
  show(@Call() call: RestCall, @Param('token') token: string): Promise<unknown> {
    return this.rest.run(showVisit, call, () => ({ token }));
  }

  @Post('move')
  @HttpCode(200)
  move(@Call() call: RestCall, @Param('token') token: string): Promise<unknown> {
    return this.rest.run(moveVisit, call, (input: MoveBookingInput) => ({
      token,
      input,
      idempotencyKey: keyOf(call),
    }));
  }

  @Post('party')
  @HttpCode(200)
  changeParty(@Call() call: RestCall, @Param('token') token: string): Promise<unknown> {
    return this.rest.run(changeVisitParty, call, (input: ChangePartySizeInput) => ({
      token,
      input,
      idempotencyKey: keyOf(call),
    }));
  }

  @Post('cancel')
  @HttpCode(200)
  cancel(@Call() call: RestCall, @Param('token') token: string): Promise<unknown> {
    return this.rest.run(cancelVisit, call, (input: CancelBookingInput) => ({
      token,
      input,
      idempotencyKey: keyOf(call),
    }));
  }
}
