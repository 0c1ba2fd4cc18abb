import { type DynamicModule, Module } from '@nestjs/common';
import { CONCURRENCY_LIMITS, type ConcurrencyLimits, LoadShedder } from './load-shedder.js';

@Module({})
export class LimitsModule {
  static forRoot(limits: ConcurrencyLimits): DynamicModule {
    const providers = [LoadShedder, { provide: CONCURRENCY_LIMITS, useValue: limits }];
    return { module: LimitsModule, global: true, providers, exports: [LoadShedder] };
  }
}
