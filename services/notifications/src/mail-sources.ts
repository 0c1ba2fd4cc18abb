import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContactClient, OrdersClient, StaffClient } from './clients.js';
import type { Environment } from './env.js';
import { ReportReader } from './mailed-reports/report-reader.js';
import { TicketReader } from './tickets/ticket-reader.js';

/** What mails read: the services that own their content, the own tables and settings, and the time. */
@Injectable()
export class MailSources {
  constructor(
    readonly bookings: SubgraphClient,
    readonly orders: OrdersClient,
    readonly contact: ContactClient,
    readonly staff: StaffClient,
    readonly tickets: TicketReader,
    readonly reports: ReportReader,
    readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) readonly settings: Environment,
    @Inject(CLOCK) readonly clock: Clock,
  ) {}
}
