import { IdentityVerifier } from '@hilltop/platform/identity/identity-verifier';
import { Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ENVIRONMENT, type Environment } from '../env.js';
import { ProblemFilter } from './problem.filter.js';

/** What every REST route has: who asks, and how errors look. */
@Global()
@Module({
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    {
      provide: IdentityVerifier,
      inject: [ENVIRONMENT],
      useFactory: ({ IDENTITY_SECRETS }: Environment) =>
        new IdentityVerifier({ audience: 'media', secrets: IDENTITY_SECRETS }),
    },
  ],
  exports: [IdentityVerifier],
})
export class HttpModule {}
