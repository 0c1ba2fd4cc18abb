import { type DynamicModule, Module } from '@nestjs/common';
import { LoadShedder, OPERATION_LIMITS, type OperationLimits } from './load-shedder.js';

@Module({})
export class LimitsModule {
  static forRoot(limits: OperationLimits): DynamicModule {
    const providers = [LoadShedder, { provide: OPERATION_LIMITS, useValue: limits }];
    return { module: LimitsModule, global: true, providers, exports: [LoadShedder] };
  }
}
