import { type DynamicModule, Module } from '@nestjs/common';
import { IdentityVerifier } from '../identity/identity-verifier.js';
import { StatusController } from './status.controller.js';

/** `GET /status` and `POST /dead-letters/{id}/resend`, for whom the verifier knows as staff. */
@Module({})
export class StatusModule {
  static forRoot(verifier: IdentityVerifier): DynamicModule {
    return {
      module: StatusModule,
      controllers: [StatusController],
      providers: [{ provide: IdentityVerifier, useValue: verifier }],
    };
  }
}
