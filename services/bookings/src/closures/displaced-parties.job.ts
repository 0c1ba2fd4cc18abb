import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DecideDisplaced } from './decide-displaced.js';
import { OfferTimes } from './offer-times/offer-times.js';

/** E-mails are queued and deadlines decided within about this time. */
const EVERY_MS = 1_000;

/** Runs in each replica, and continues what a dead process left behind. */
@Injectable()
export class DisplacedPartiesJob implements OnApplicationBootstrap {
  constructor(
    private readonly offers: OfferTimes,
    private readonly decide: DecideDisplaced,
    private readonly jobs: JobStarter,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: 'displaced-parties',
      everyMs: EVERY_MS,
      run: async () => (await this.offers.execute()) + (await this.decide.execute()),
    });
  }
}
