import {
  Controller,
  ForbiddenException,
  Get,
  Headers,
  HttpCode,
  Inject,
  NotFoundException,
  Param,
  ParseUUIDPipe,
  Post,
  UnauthorizedException,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { identityHeader, isStaff, type StaffRole } from '../identity/identity.js';
import { IdentityVerifier } from '../identity/identity-verifier.js';
import { requestResend } from '../messaging/dead-letters/request-resend.js';
import { StatusBoard } from '../telemetry/status-board.js';

/** The roles that run the house's machines (product.md §6). */
const operators: readonly StaffRole[] = ['ops', 'manager'];

/**
 * For managers and ops, through the gateway: the state of the service, and resending dead letters. 401 for strangers, 403
 * for other roles.
 */
@Controller()
export class StatusController {
  constructor(
    @Inject(StatusBoard) private readonly board: StatusBoard,
    @Inject(IdentityVerifier) private readonly verifier: IdentityVerifier,
    @Inject(DataSource) private readonly dataSource: DataSource,
  ) {}

  @Get('status')
  async status(@Headers(identityHeader) token: unknown): Promise<Record<string, unknown>> {
    await this.requireOperator(token);
    return this.board.read();
  }

  /** 404 when there is no such letter, or it is resolved. */
  @Post('dead-letters/:id/resend')
  @HttpCode(202)
  async resend(
    @Headers(identityHeader) token: unknown,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<{ resent: number }> {
    await this.requireOperator(token);
    const resent = await requestResend(this.dataSource, id);
    if (resent === 0) throw new NotFoundException();
    return { resent };
  }

  private async requireOperator(token: unknown): Promise<void> {
    const identity = await this.verifier.verify(token);
    if (!identity || !isStaff(identity)) throw new UnauthorizedException();
    if (!operators.includes(identity.staffRole)) throw new ForbiddenException();
  }
}
