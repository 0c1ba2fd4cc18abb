import type { StaffActionRecorded } from '@hilltop/contracts/staff-action';
import {
  Controller,
  ForbiddenException,
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
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffIdentity } from '../graphql/current-staff.js';
import { identityHeader, isStaff, type StaffRole } from '../identity/identity.js';
import { IdentityVerifier } from '../identity/identity-verifier.js';
import { CLOCK, type Clock } from '../lifecycle/clock.js';
import { requestResend } from '../messaging/dead-letters/request-resend.js';
import { Outbox } from '../messaging/outbox/outbox.js';
import { staffActionEvent } from '../staff-action.js';
import { StatusBoard } from '../telemetry/status-board.js';

export const STAFF_ACTIONS = Symbol('STAFF_ACTIONS');

/** The roles with access to operations. */
const operators: readonly StaffRole[] = ['ops', 'manager'];

/** The state of the service and resending dead letters, for managers and ops: 401 without a valid identity, 403 for other roles. */
@Controller()
export class StatusController {
  constructor(
    @Inject(StatusBoard) private readonly board: StatusBoard,
    @Inject(IdentityVerifier) private readonly verifier: IdentityVerifier,
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
    @Optional() @Inject(STAFF_ACTIONS) private readonly recorded?: StaffActionRecorded,
    @Optional() @Inject(Outbox) private readonly outbox?: Outbox,
  ) {}

  @Get('status')
  async status(@Headers(identityHeader) token: unknown): Promise<Record<string, unknown>> {
    await this.requireOperator(token);
    return this.board.read();
  }

  /** 404 when the dead letter does not exist or is resolved. */
  @Post('dead-letters/:id/resend')
  @HttpCode(202)
  async resend(
    @Headers(identityHeader) token: unknown,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<{ resent: number }> {
    const staff = await this.requireOperator(token);
    const resent = await requestResend(this.dataSource, id, (manager) => this.record(staff, id, manager));
    if (resent === 0) throw new NotFoundException();
    return { resent };
  }

  private async record(staff: StaffIdentity, targetId: string, manager: EntityManager): Promise<void> {
    if (!this.recorded || !this.outbox) return;
    const done = { staff, action: 'resendDeadLetter', targetType: 'event', targetId, before: null, after: null };
    await this.outbox.add(manager, staffActionEvent(this.recorded, done, this.clock.now()));
  }

  private async requireOperator(token: unknown): Promise<StaffIdentity> {
    const identity = await this.verifier.verify(token);
    if (!identity || !isStaff(identity)) throw new UnauthorizedException();
    if (!operators.includes(identity.staffRole)) throw new ForbiddenException();
    return identity;
  }
}
