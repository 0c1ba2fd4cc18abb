import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Controller, Get, Param } from '@nestjs/common';
import { httpProblem } from '../errors/http-problems.js';
import { Call, type RestCall } from './call.decorator.js';
import { RestAdapter } from './rest-adapter.js';
import { showVoucher } from './vouchers.routes.js';

@Controller('api/vouchers')
export class VouchersController {
  constructor(private readonly rest: RestAdapter) {}

  @Get(':token')
  async show(@Call() call: RestCall, @Param('token') token: string): Promise<unknown> {
    const voucher = await this.rest.run(showVoucher, call, () => ({ token }));
    if (voucher === null) throw new ProblemError(httpProblem(404));
    void call.reply.header('cache-control', 'no-store');
    return voucher;
  }
}
