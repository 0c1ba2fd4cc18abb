import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Module } from '@nestjs/common';
import type { Environment } from '../env.js';
import { OpeningRule } from './opening-rule.js';
import { VenueClock } from './venue-clock.js';

@Module({
  providers: [
    {
      provide: VenueClock,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => new VenueClock(environment.VENUE_TIME_ZONE),
    },
    { provide: OpeningRule, inject: [VenueClock], useFactory: (venue: VenueClock) => new OpeningRule(venue) },
  ],
  exports: [VenueClock, OpeningRule],
})
export class ScheduleModule {}
