import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ProblemFilter } from './errors/problem.filter.js';
import { RestModule } from './rest/rest.module.js';
import { SupergraphModule, type SupergraphOptions } from './supergraph/supergraph.module.js';

/** The one door: `/graphql` over the subgraphs, and `/api` on top of it. The site is served by `configureServer`. */
@Module({})
export class AppModule {
  static forRoot(options: SupergraphOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [SupergraphModule.forRoot(options), RestModule],
      providers: [{ provide: APP_FILTER, useClass: ProblemFilter }],
    };
  }
}
