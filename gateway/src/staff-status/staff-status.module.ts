import { Module } from '@nestjs/common';
import { ServiceStatuses } from './service-status.js';
import { StaffStatusController } from './staff-status.controller.js';

/** How the services are doing and what the audit found, for the desk. */
@Module({ controllers: [StaffStatusController], providers: [ServiceStatuses] })
export class StaffStatusModule {}
