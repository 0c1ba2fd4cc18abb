import { type DynamicModule, Module } from '@nestjs/common';
import { CallerHash } from './caller-hash.js';
import { Callers } from './callers.js';
import { CarriedContexts } from './carried-contexts.js';
import { StaffDesk } from './staff-desk.js';

/** Who asks: for every part that answers requests. */
@Module({})
export class SessionModule {
  /** @param callerSecret what addresses are hashed with, the same in every replica */
  static forRoot(callerSecret: string): DynamicModule {
    return {
      module: SessionModule,
      global: true,
      providers: [StaffDesk, Callers, CarriedContexts, { provide: CallerHash, useValue: new CallerHash(callerSecret) }],
      exports: [StaffDesk, Callers, CarriedContexts],
    };
  }
}
