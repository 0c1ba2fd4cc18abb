import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { JoinWaitlistInput } from '../generated/operations.js';
import { Call, type RestCall } from './call.decorator.js';
import { RestAdapter } from './rest-adapter.js';
import { confirmWaitlistEntry, joinWaitlist } from './waitlist.routes.js';

@Controller('api/waitlist')
export class WaitlistController {
  constructor(private readonly rest: RestAdapter) {}

  @Post()
  join(@Call() call: RestCall): Promise<unknown> {
    return this.rest.run(joinWaitlist, call, (input: JoinWaitlistInput) => ({ input }));
  }

  @Post(':token/confirm')
  @HttpCode(200)
  confirm(@Call() call: RestCall, @Param('token') token: string): Promise<unknown> {
    return this.rest.run(confirmWaitlistEntry, call, () => ({ token }));
  }
}
