import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SendRefunds } from './send-refunds.js';

/** Refunds are sent within about this time. */
const EVERY_MS = 1_000;

/** Runs in each replica. */
@Injectable()
export class SendRefundsJob implements OnApplicationBootstrap {
  constructor(
    private readonly sendRefunds: SendRefunds,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'send-refunds', everyMs: EVERY_MS, run: () => this.sendRefunds.execute() });
  }
}
