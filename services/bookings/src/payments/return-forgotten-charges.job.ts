import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Charges } from './charges.js';

const EVERY_MS = 10_000;

/** Returns the charges whose change never finished. */
@Injectable()
export class ReturnForgottenChargesJob implements OnApplicationBootstrap {
  constructor(
    private readonly charges: Charges,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => this.charges.returnForgotten();
    this.jobs.start({ name: 'return-forgotten-charges', everyMs: EVERY_MS, run });
  }
}
