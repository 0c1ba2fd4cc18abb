import { type DynamicModule, Module } from '@nestjs/common';
import { AUDIT_REPORT_FILE, AuditReport } from './audit-report.js';
import { ServiceStatuses } from './service-status.js';
import { StaffStatusController } from './staff-status.controller.js';

/** How the services are doing and what the audit found, for the desk. */
@Module({})
export class StaffStatusModule {
  static forRoot(auditReportFile: string | undefined): DynamicModule {
    return {
      module: StaffStatusModule,
      controllers: [StaffStatusController],
      providers: [ServiceStatuses, AuditReport, { provide: AUDIT_REPORT_FILE, useValue: auditReportFile }],
    };
  }
}
