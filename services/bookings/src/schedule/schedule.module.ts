import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Module } from '@nestjs/common';
import type { Environment } from '../env.js';
import { VenueClock } from './venue-clock.js';

@Module({
  providers: [
    {
      provide: VenueClock,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => new VenueClock(environment.VENUE_TIME_ZONE),
    },
  ],
  exports: [VenueClock],
})
export class ScheduleModule {}
