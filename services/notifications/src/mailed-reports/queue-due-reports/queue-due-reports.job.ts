import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QueueDueReports } from './queue-due-reports.js';

const EVERY_MS = 60_000;

/** Runs in each replica. */
@Injectable()
export class QueueDueReportsJob implements OnApplicationBootstrap {
  constructor(
    private readonly due: QueueDueReports,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'queue-due-reports', everyMs: EVERY_MS, run: async () => (await this.due.execute()) > 0 });
  }
}
