import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { SessionsModule } from './sessions/sessions.module.js';

@Module({ imports: [SessionsModule, AuditModule] })
export class AppModule {}
