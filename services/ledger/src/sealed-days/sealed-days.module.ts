import { Module } from '@nestjs/common';
import { SealedDayResolver } from './read-seals/sealed-day.resolver.js';
import { SealsResolver } from './read-seals/seals.resolver.js';
import { SealMetrics } from './seal.metrics.js';
import { SealDaysJob } from './seal-days/seal-days.job.js';
import { SealDays } from './seal-days/seal-days.js';

@Module({ providers: [SealDays, SealDaysJob, SealMetrics, SealsResolver, SealedDayResolver], exports: [SealDays] })
export class SealedDaysModule {}
