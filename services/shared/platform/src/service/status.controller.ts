import {
  Controller,
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
import { identityHeader, isStaff } from '../identity/identity.js';
import { IdentityVerifier } from '../identity/identity-verifier.js';
import { requestResend } from '../messaging/dead-letters/request-resend.js';
import { StatusBoard } from '../telemetry/status-board.js';

/** For staff, through the gateway: the state of the service, and resending dead letters. 401 for everybody else. */
@Controller()
export class StatusController {
  constructor(
    @Inject(StatusBoard) private readonly board: StatusBoard,
    @Inject(IdentityVerifier) private readonly verifier: IdentityVerifier,
    @Inject(DataSource) private readonly dataSource: DataSource,
  ) {}

  @Get('status')
  async status(@Headers(identityHeader) token: unknown): Promise<Record<string, unknown>> {
    await this.requireStaff(token);
    return this.board.read();
  }

  /** 404 when there is no such letter, or it is resolved. */
  @Post('dead-letters/:id/resend')
  @HttpCode(202)
  async resend(
    @Headers(identityHeader) token: unknown,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<{ resent: number }> {
    await this.requireStaff(token);
    const resent = await requestResend(this.dataSource, id);
    if (resent === 0) throw new NotFoundException();
    return { resent };
  }

  private async requireStaff(token: unknown): Promise<void> {
    const identity = await this.verifier.verify(token);
    if (!identity || !isStaff(identity)) throw new UnauthorizedException();
  }
}
