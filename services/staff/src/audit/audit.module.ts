import { Module } from '@nestjs/common';
import { LastAudit } from './last-audit.js';

/** What the reconciliation last found, for admin and for alerts. */
@Module({ providers: [LastAudit] })
export class AuditModule {}
