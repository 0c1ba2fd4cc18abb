import { Module } from '@nestjs/common';
import { LastAudit } from './last-audit.js';

/** The last report of the reconciliation, for admin and for alerts. */
@Module({ providers: [LastAudit] })
export class AuditModule {}
