import { type DynamicModule, Module } from '@nestjs/common';
import { CallerHash } from './caller-hash.js';
import { RequestAuthenticator } from './request-authenticator.js';
import { StaffClient } from './staff-client.js';

@Module({})
export class SessionModule {
  /** @param callerSecret the same in every replica */
  static forRoot(callerSecret: string): DynamicModule {
    return {
      module: SessionModule,
      global: true,
      providers: [StaffClient, RequestAuthenticator, { provide: CallerHash, useValue: new CallerHash(callerSecret) }],
      exports: [StaffClient, RequestAuthenticator],
    };
  }
}
