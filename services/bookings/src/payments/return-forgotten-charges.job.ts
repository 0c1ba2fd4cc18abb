import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Charges } from './charges.js';

/** In milliseconds; a process rarely dies between charging and changing a booking. */
const EVERY_MS = 10_000;

/** Gives back charges whose change never came to its end. */
@Injectable()
export class ReturnForgottenChargesJob implements OnApplicationBootstrap {
  constructor(
    private readonly charges: Charges,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => this.charges.giveBackForgotten();
    this.jobs.start({ name: 'return-forgotten-charges', everyMs: EVERY_MS, run });
  }
}
