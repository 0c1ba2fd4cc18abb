import {
  Controller,
  Get,
  Headers,
  HttpCode,
  Inject,
  NotFoundException,
  Optional,
  Param,
  ParseUUIDPipe,
  Post,
  UnauthorizedException,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { askResend } from '../dead-letters/ask-resend.js';
import { identityHeader, isStaff } from '../identity/identity.js';
import { IdentityVerifier } from '../identity/identity-verifier.js';
import { StatusBoard } from './status-board.js';

/** For the desk, through the gateway: how the service is doing, and dead letters sent back. 401 for everybody else. */
@Controller()
export class StatusController {
  constructor(
    @Inject(StatusBoard) private readonly board: StatusBoard,
    @Inject(IdentityVerifier) private readonly verifier: IdentityVerifier,
    @Optional() @Inject(DataSource) private readonly dataSource: DataSource | undefined,
  ) {}

  @Get('status')
  async status(@Headers(identityHeader) token: unknown): Promise<Record<string, unknown>> {
    await this.refuseStrangers(token);
    return this.board.read();
  }

  /** 404 when there is no such letter, or it is resolved. */
  @Post('dead-letters/:id/resend')
  @HttpCode(202)
  async resend(
    @Headers(identityHeader) token: unknown,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<{ resent: number }> {
    await this.refuseStrangers(token);
    const resent = this.dataSource ? await askResend(this.dataSource, id) : 0;
    if (resent === 0) throw new NotFoundException();
    return { resent };
  }

  private async refuseStrangers(token: unknown): Promise<void> {
    const identity = await this.verifier.verify(token);
    if (!identity || !isStaff(identity)) throw new UnauthorizedException();
  }
}
