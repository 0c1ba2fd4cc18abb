import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AnswersModule } from './answers/answers.module.js';
import { DirectModule } from './direct/direct.module.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { DemoModule } from './rest/demo.module.js';
import { RestModule } from './rest/rest.module.js';
import { SessionModule } from './session/session.module.js';
import { StaffStatusModule } from './staff-status/staff-status.module.js';
import type { SubgraphSettings } from './supergraph/subgraph-settings.js';
import { SubgraphsModule } from './supergraph/subgraphs.module.js';
import { SupergraphModule, type SupergraphOptions } from './supergraph/supergraph.module.js';
import { UploadsModule } from './uploads/uploads.module.js';

export interface AppOptions extends SupergraphOptions {
  readonly subgraphs: readonly SubgraphSettings[];
  /** What callers' addresses are hashed with. */
  readonly callerSecret: string;
  /** Addresses of the bus that changes are heard on; without it no answer is kept. */
  readonly busServers?: readonly string[] | undefined;
  /** The account that visitors of a demo may use at the desk; undefined where the site is no demo. */
  readonly demoStaffEmail?: string | undefined;
}

/** The one door: `/graphql` over the subgraphs, and `/api` on top of it. The site is served by `configureServer`. */
@Module({})
export class AppModule {
  static forRoot(app: AppOptions): DynamicModule {
    const { subgraphs, callerSecret, busServers, demoStaffEmail, ...options } = app;
    return {
      module: AppModule,
      imports: [
        SubgraphsModule.forRoot(subgraphs),
        DirectModule,
        AnswersModule.forRoot(busServers),
        SessionModule.forRoot(callerSecret),
        SupergraphModule.forRoot(options),
        RestModule,
        DemoModule.forRoot(demoStaffEmail),
        UploadsModule,
        StaffStatusModule,
      ],
      providers: [{ provide: APP_FILTER, useClass: ProblemFilter }],
    };
  }
}
