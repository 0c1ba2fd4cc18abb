import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CapturePayments } from './capture-payments.js';

const EVERY_MS = 5_000;

/** Captures for processes that died. */
@Injectable()
export class CapturePaymentsJob implements OnApplicationBootstrap {
  constructor(
    private readonly captures: CapturePayments,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'capture-payments', everyMs: EVERY_MS, run: () => this.captures.captureDue() });
  }
}
