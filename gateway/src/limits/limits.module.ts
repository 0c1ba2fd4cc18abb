import { type DynamicModule, Module } from '@nestjs/common';
import { LoadShedder, OPERATION_LIMITS, type OperationLimits } from './load-shedder.js';
import { OpenConnections } from './open-connections.js';
import { OPEN_REQUEST_LIMITS, type OpenRequestLimits, OpenRequests } from './open-requests.js';

@Module({})
export class LimitsModule {
  static forRoot(operations: OperationLimits, requests: OpenRequestLimits): DynamicModule {
    const values = [
      { provide: OPERATION_LIMITS, useValue: operations },
      { provide: OPEN_REQUEST_LIMITS, useValue: requests },
    ];
    const exports = [LoadShedder, OpenConnections, OpenRequests];
    return { module: LimitsModule, global: true, providers: [...exports, ...values], exports };
  }
}
